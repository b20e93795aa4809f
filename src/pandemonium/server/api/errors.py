"""Error responses: every refusal has a key, arguments and a sentence in the reader's language.

A table that you may not see is refused exactly like one that does not exist.
"""

import logging

from litestar import Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.types import ExceptionHandlersMap

from pandemonium.app import payloads
from pandemonium.app.errors import ServerError
from pandemonium.app.sentences import refused
from pandemonium.engine.errors import PandemoniumError
from pandemonium.locale.words import Words
from pandemonium.server.api.dependencies import AnyRequest, language_of

log = logging.getLogger(__name__)

STATUS = {  # by key of the refusal; all others are 400
    "who-are-you": 401,
    "foreign-origin": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "unknown-game": 404,
    "no-such-guest": 404,
    "record-not-yet": 409,
    "key-reused": 409,
    "not-over": 409,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "no-such-job": 404,
    "job-running": 429,
    "too-many-jobs": 429,
    "server-bug": 500,
    "store-disk": 507,
    "store-away": 503,
    "store-broken": 503,
    "store-closed": 503,
}


def on_refusal(request: AnyRequest, problem: PandemoniumError) -> Response[payloads.ErrorBody]:
    """The response to a request that we refuse."""
    refusal = refused("", problem, Words(None, language_of(request)))
    body = payloads.ErrorBody(refusal.error, refusal.args, refusal.said, refusal.clause)
    return Response(body, status_code=STATUS.get(problem.key, 400))


def on_http_error(request: AnyRequest, problem: HTTPException) -> Response[payloads.ErrorBody]:
    """The response to a request that the framework refuses, in the same shape as ours."""
    if isinstance(problem, NotFoundException | MethodNotAllowedException):
        response = on_refusal(request, ServerError("no-such-page"))
    else:
        detail = problem.detail
        if isinstance(problem, ValidationException) and problem.extra:
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
