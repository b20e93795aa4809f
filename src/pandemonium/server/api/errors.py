"""Error responses: every refusal has a key, arguments and a sentence in the reader's language.

A table that you may not see is refused exactly like one that does not exist.
"""

import logging

from litestar import Response, exceptions
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from pandemonium.app import payloads
from pandemonium.app.errors import ServerError
from pandemonium.app.sentences import refused
from pandemonium.engine.errors import PandemoniumError
from pandemonium.locale.words import Words
from pandemonium.server.api.dependencies import AnyRequest, language_of
from pandemonium.server.api.pages import missing_page, wants_page
from pandemonium.server.guard import PRIVATE_PATHS

log = logging.getLogger(__name__)

REFUSALS = {  # the keys by status; all others are 400
    401: ("who-are-you",),
    403: ("foreign-origin", "was-removed"),
    404: (
        "no-such-table",
        "no-such-page",
        "unknown-game",
        "no-such-guest",
        "no-such-job",
        "no-such-device",
        "not-shared",
    ),
    409: ("record-not-yet", "key-reused", "not-over"),
    429: (
        "too-fast",
        "too-many-tables",
        "too-many-connections",
        "job-running",
        "too-many-jobs",
        "too-many-devices",
    ),
    500: ("server-bug",),
    503: ("store-away", "store-broken", "store-closed"),
    507: ("store-disk",),
}
STATUS = {key: status for status, keys in REFUSALS.items() for key in keys}


def on_refusal(request: AnyRequest, problem: PandemoniumError) -> Response[payloads.ErrorBody]:
    """The response to a request that we refuse."""
    refusal = refused("", problem, Words(None, language_of(request)))
    body = payloads.ErrorBody(refusal.error, refusal.args, refusal.said, refusal.clause)
    return Response(body, status_code=STATUS.get(problem.key, 400))


def on_http_error(
    request: AnyRequest, problem: HTTPException
) -> Response[payloads.ErrorBody] | Response[bytes]:
    """The response to a request that the framework refuses, in the same shape as ours."""
    is_page = wants_page(request) and not request.url.path.startswith(PRIVATE_PATHS)
    if is_page and isinstance(problem, exceptions.NotFoundException):
        return missing_page(Words(None, language_of(request)))
    if isinstance(problem, exceptions.NotFoundException | exceptions.MethodNotAllowedException):
        response = on_refusal(request, ServerError("no-such-page"))
    else:
        detail = problem.detail
        if isinstance(problem, exceptions.ValidationException) and problem.extra:
            detail = f"{detail}: {problem.extra}"
        response = on_refusal(request, ServerError("bad-request", {"problem": detail[:500]}))
    response.status_code = problem.status_code
    return response


def on_deep_nesting(request: AnyRequest, _: RecursionError) -> Response[payloads.ErrorBody]:
    """The response to JSON that is nested too deeply to be parsed or processed."""
    return on_refusal(request, ServerError("too-nested"))


def on_bug(request: AnyRequest, problem: Exception) -> Response[payloads.ErrorBody]:
    """The response to an unexpected exception, which is logged and not shown."""
    log.error("a request failed", exc_info=problem)
    return on_refusal(request, ServerError("server-bug"))


ERROR_HANDLERS: ExceptionHandlersMap = {
    PandemoniumError: on_refusal,
    HTTPException: on_http_error,
    RecursionError: on_deep_nesting,
    Exception: on_bug,
}
