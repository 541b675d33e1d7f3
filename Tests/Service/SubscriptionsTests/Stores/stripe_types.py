"""Checks a document of a test against the types of Stripe's library. A member that these types do not have is a
mistake in the test. The check is needed because the library itself accepts any member."""

from typing_extensions import Literal, get_args, get_origin


def check(document, name):
    import stripe

    kind = getattr(stripe, name)
    known = {member: hint for one in kind.__mro__ for member, hint in getattr(one, "__annotations__", {}).items()}
    unknown = set(document) - set(known)
    assert not unknown, f"{name} has no {unknown}"
    for member, hint in known.items():
        for part in (hint, *get_args(hint)):
            if get_origin(part) is Literal and document.get(member) is not None:
                assert document[member] in get_args(part), f"{name}.{member} is never {document[member]}"
    if name == "Subscription":
        for item in document["items"]["data"]:
            check(item, "SubscriptionItem")
            check(item["price"], "Price")
