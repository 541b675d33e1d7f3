"""Sends requests to the tests' stand-in for a store with the store's own library, and prints the values that the
library reads in the answers. The script fails if the library requests another path than the edge.

clients.py NAME ADDRESS [ARGUMENT]"""

import json
import logging
import sys

import stripe_types

NAME, ADDRESS, *MORE = sys.argv[1:]
logging.disable(logging.CRITICAL)


def stripe():
    import stripe as library

    library.api_key, library.api_base = "sk_test", ADDRESS
    found = library.Subscription.search(limit=100, query="metadata['user_id']:'ann'").data
    listed = library.Subscription.list(customer=found[0].customer, status="all", limit=100).data
    for one in listed:
        stripe_types.check(one.to_dict(), "Subscription")
    return [one.status for one in listed]


def paddle():
    from paddle_billing import Client, Environment, Options

    Environment.base_url = property(lambda _: ADDRESS)
    return [str(Client("key", options=Options(Environment.SANDBOX)).subscriptions.get("sub_1").status)]


def polar():
    from polar.v2026_10 import Polar

    return [Polar(access_token="key", base_url=ADDRESS).subscriptions.get("sub_1").status]


def apple():
    from appstoreserverlibrary.api_client import AppStoreServerAPIClient, GetTransactionHistoryVersion
    from appstoreserverlibrary.models.ConsumptionRequest import ConsumptionRequest
    from appstoreserverlibrary.models.DeliveryStatus import DeliveryStatus
    from appstoreserverlibrary.models.Environment import Environment
    from appstoreserverlibrary.models.TransactionHistoryRequest import Order, ProductType, TransactionHistoryRequest

    client = AppStoreServerAPIClient(open(MORE[0], "rb").read(), "KEY1", "issuer-1", "com.example.coach", Environment.PRODUCTION)
    client._base_url = ADDRESS
    told = client.get_all_subscription_statuses("1000")
    wish = TransactionHistoryRequest(
        productTypes=[ProductType.CONSUMABLE, ProductType.NON_CONSUMABLE], sort=Order.DESCENDING)
    history = client.get_transaction_history("1000", None, wish, GetTransactionHistoryVersion.V2)
    client.send_consumption_information("2001", ConsumptionRequest(
        customerConsented=True, sampleContentProvided=True, deliveryStatus=DeliveryStatus.DELIVERED, consumptionPercentage=1))
    return [told.data[0].lastTransactions[0].status.name, history.hasMore, len(history.signedTransactions)]


def google():
    from google.auth.transport.requests import Request
    from google.oauth2 import service_account
    from googleapiclient.discovery import build

    account = service_account.Credentials.from_service_account_file(
        MORE[0], scopes=["https://www.googleapis.com/auth/androidpublisher"])
    account.refresh(Request())
    purchases = build(
        "androidpublisher", "v3", credentials=account, static_discovery=True,
        client_options={"api_endpoint": ADDRESS}).purchases()

    def ask(question, **more):
        request = question(packageName="com.example.coach", **more)
        # The library adds the query `alt=json`, which the edge does not send. This query has no effect, because Google
        # answers with JSON by default.
        request.uri = request.uri.split("?")[0]
        return request.execute()

    told = ask(purchases.subscriptionsv2().get, token="token-1")
    item = ask(purchases.productsv2().getproductpurchasev2, token="token-2")
    ask(purchases.subscriptions().acknowledge, subscriptionId="coach_monthly", token="token-1", body={})
    ask(purchases.products().consume, productId="pack_100", token="token-2")
    return [told["subscriptionState"], item["purchaseStateContext"]["purchaseState"]]


def schema():
    """Prints the states in Google's own API description, and checks the tests' documents against it."""
    from googleapiclient.discovery_cache import get_static_doc

    schemas = json.loads(get_static_doc("androidpublisher", "v3"))["schemas"]

    def check(value, kind):
        if "$ref" in kind:
            kind = schemas[kind["$ref"]]
        if kind.get("type") == "object" and "properties" in kind:
            for name, part in value.items():
                assert name in kind["properties"], f"{kind['id']} has no {name}"
                check(part, kind["properties"][name])
        elif kind.get("type") == "array":
            for part in value:
                check(part, kind["items"])
        elif "enum" in kind:
            assert value in kind["enum"], value

    for name, document in json.loads(MORE[0]):
        check(json.loads(document), schemas[name])
    return schemas["SubscriptionPurchaseV2"]["properties"]["subscriptionState"]["enum"]


def words():
    """Prints the statuses that each library knows."""
    from clerk_backend_api.models import CommerceSubscriptionItemStatus
    from paddle_billing.Notifications.Entities.Subscriptions import SubscriptionStatus
    from polar.v2026_10.literals import SubscriptionStatus as PolarStatus

    return {
        "Paddle": [str(one) for one in SubscriptionStatus.members().values()],
        "Polar": list(PolarStatus.__args__), "Clerk": [one.value for one in CommerceSubscriptionItemStatus]}


print(json.dumps(globals()[NAME]()))
