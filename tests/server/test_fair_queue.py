"""Fair queues: nobody waits behind all requests of somebody else."""

import asyncio

import pytest

from pandemonium.server.jobs.fair_queue import FairQueue, Owner


async def order_of(slots: int, owners: list[Owner]) -> list[Owner]:
    """In which order these owners, who all ask at once, get a slot."""
    queue, served = FairQueue(slots), []

    async def ask(owner: Owner) -> None:
        async with queue.slot(owner):
            served.append(owner)
            await asyncio.sleep(0)

    await asyncio.gather(*[ask(owner) for owner in owners])
    return served


async def test_who_asks_once_does_not_wait_for_all_requests_of_somebody_else() -> None:
    mallory, ada = Owner("1.1.1.1", "mallory"), Owner("2.2.2.2", "ada")
    served = await order_of(2, [mallory] * 20 + [ada])
    assert served.index(ada) <= 3


async def test_many_guests_at_one_address_count_as_one() -> None:
    crowd = [Owner("1.1.1.1", f"guest {number}") for number in range(20)]
    ada = Owner("2.2.2.2", "ada")
    assert (await order_of(2, [*crowd, ada])).index(ada) <= 3


async def test_at_one_address_people_take_turns() -> None:
    mallory, ada = Owner("1.1.1.1", "mallory"), Owner("1.1.1.1", "ada")
    assert (await order_of(2, [mallory] * 20 + [ada])).index(ada) <= 3


async def test_a_request_that_is_given_up_leaves_its_slot_to_others() -> None:
    queue, owner = FairQueue(1), Owner("", "ada")

    async def ask() -> None:
        async with queue.slot(owner):
            await asyncio.sleep(0)

    async with queue.slot(owner):
        waiting = [asyncio.create_task(ask()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
    granted = waiting[1]  # its slot was granted when the block ended; it has not run since
    granted.cancel()
    await asyncio.wait_for(waiting[2], 5)
    for given_up in waiting[:2]:
        with pytest.raises(asyncio.CancelledError):
            await given_up


async def test_slots_can_be_kept_free_for_other_addresses() -> None:
    queue, served = FairQueue(3, per_address=2), []
    release = asyncio.Event()

    async def ask(owner: Owner) -> None:
        async with queue.slot(owner):
            served.append(owner.person)
            await release.wait()

    crowd = [Owner("1.1.1.1", f"guest {number}") for number in range(4)]
    tasks = [asyncio.create_task(ask(owner)) for owner in [*crowd, Owner("2.2.2.2", "ada")]]
    await asyncio.sleep(0.01)
    assert served == ["guest 0", "guest 1", "ada"]
    release.set()
    await asyncio.wait_for(asyncio.gather(*tasks), 5)
    assert len(served) == 5
