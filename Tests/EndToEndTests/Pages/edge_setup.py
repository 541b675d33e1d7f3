"""Starts a real edge with a preset and a stand-in for a subscription service, in which tests set the purchases."""

import contextlib
import ctypes
import datetime
import http.server
import json
import os
import re
import signal
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

HOOK = "Bearer hook"
ADDITION = """
check_ins: true
redis: {{ deadline: 2s }}
upgrade_url: https://example.com/upgrade
subscriptions:
  products: [{products}]
  sandbox: separate
  revenuecat:
    api_key: {{ env: KEY }}
    authorization: {{ env: HOOK }}
    base_url: "http://127.0.0.1:{port}"
  stripe:
    api_key: {{ env: KEY }}
    signing_secret: {{ env: HOOK }}
    base_url: "http://127.0.0.1:{port}"
  manage_url: https://example.com/subscription
words:
  ar: {{ page_title: "الاستخدام", account_title: "حسابك", settings_row: {{ zero: "استخدمت {{used}} من {{limit}}", one: "استخدمت {{used}} من {{limit}}", two: "استخدمت {{used}} من {{limit}}", few: "استخدمت {{used}} من {{limit}} رسائل", many: "استخدمت {{used}} من {{limit}} رسالة", other: "استخدمت {{used}} من {{limit}} رسالة" }} }}
brand:
{brand}
"""
PRODUCTS = {
    "coach": '{ product: "coach_*", plan: premium, introductory: trial }, { product: "price_*", plan: premium, free_trial: trial }',
    "pages": '{ product: "pages_*", plan: pro }',
}
# Additional plans of a preset, whose limits count money or tokens instead of messages.
PLANS = {
    "coach": "",
    "pages": """  money: { label: Plus, kind: subscription, limits: [{ count: cost, per: month, amount: $15 }] }
  tokens: { label: Team, kind: subscription, limits: [{ count: total_tokens, per: month, amount: 2_000_000 }] }
""",
}
PRICES = {"coach": "", "pages": 'prices: [{ model: "*", input: 1, output: 2 }]\n'}
BRAND = """  name: Coach
  links: { home: "https://example.com/app", help: "https://example.com/help", privacy: "https://example.com/privacy",
           terms: "https://example.com/terms", sign_in: "https://example.com/sign-in" }"""


def child(arguments, log, **environment):
    """Starts a process that the kernel kills when this process ends."""
    libc = ctypes.CDLL(None)
    return subprocess.Popen(
        arguments, stdout=log, stderr=log, env={**os.environ, **environment}, start_new_session=True,
        preexec_fn=lambda: libc.prctl(1, signal.SIGKILL),
    )


def stamp(days):
    moment = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=days)
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


class Service(http.server.ThreadingHTTPServer):
    """A stand-in for two APIs: RevenueCat's `GET /v1/subscribers/{id}` (API v1), and Stripe's search of subscriptions.
    It reports the purchases that a test has set."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Answer)
        self.sold = {}
        # For each user with a trial at Stripe, the subscription object with the price after the trial.
        self.trying = {}
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def port(self):
        return self.server_address[1]


class Answer(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path.startswith("/v1/subscriptions"):
            asked = urllib.parse.unquote(self.path)
            data = [one for user, one in self.server.trying.items() if f"'{user}'" in asked or f"customer=cus_{user}&" in asked]
            return self.answer({"object": "list", "has_more": False, "data": data})
        found = self.server.sold.get(self.path.split("/")[-1])
        entitlements, subscriptions = {}, {}
        if found:
            dates = {"expires_date": found["until"], "purchase_date": found["since"]}
            # A subscription that is over without a cancellation is reported as refunded. Otherwise the edge would wait
            # for a late renewal.
            is_over = datetime.datetime.fromisoformat(found["until"].replace("Z", "+00:00")) < datetime.datetime.now(datetime.timezone.utc)
            is_ended = found["cancelled"] or found["unpaid"] or found["resumes"]
            entitlements["premium"] = {**dates, "product_identifier": "coach_monthly"}
            subscriptions["coach_monthly"] = {
                **dates, "period_type": found["phase"], "is_sandbox": found["tester"],
                "unsubscribe_detected_at": found["cancelled"], "billing_issues_detected_at": found["unpaid"],
                "auto_resume_date": found["resumes"],
                "refunded_at": found["until"] if is_over and not is_ended else None,
            }
        subscriber = {"entitlements": entitlements, "subscriptions": subscriptions}
        self.answer({"request_date_ms": int(time.time() * 1000), "subscriber": subscriber})

    def answer(self, document):
        body = json.dumps(document).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class EdgeSetup:
    """A running edge with `usherctl` and a stand-in for the subscription service."""

    def __init__(self, usher, usherctl, folder, brand=BRAND, preset="coach"):
        self.usher, self.ctl, self.folder, self.service = usher, usherctl, folder, Service()
        with open(os.path.join(os.path.dirname(__file__), f"../../../presets/{preset}.yaml"), encoding="utf-8") as file:
            written = re.sub(r"(?ms)^subscriptions:.*?(?=^#  stripe)", "", file.read())
        written = written.replace("\nplans:\n", f"\nplans:\n{PLANS[preset]}", 1)
        self.configuration = os.path.join(folder, "edge.yaml")
        with open(self.configuration, "w", encoding="utf-8") as file:
            file.write(written + ADDITION.format(port=self.service.port, brand=brand, products=PRODUCTS[preset]) + PRICES[preset])
        self.log_path = os.path.join(folder, "log")
        arguments = [usher, "--config", self.configuration, "--demo", "--data-dir", os.path.join(folder, "data")]
        arguments += ["--listen", "127.0.0.1:0", "--admin-listen", "127.0.0.1:0"]
        with open(self.log_path, "w") as log:
            self.process = child(arguments, log, KEY="sk_test", HOOK=HOOK)
        ports = self.await_ports()
        self.url, self.admin = (f"http://127.0.0.1:{port}" for port in ports)

    def await_ports(self):
        end = time.monotonic() + 60
        while True:
            with open(self.log_path, encoding="utf-8") as file:
                log = file.read()
            found = re.search(r"listening on \S+:(\d+), operators on \S+:(\d+) \(", log)
            if found:
                return found.groups()
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the edge did not start: {log}")
            time.sleep(0.05)

    @property
    def redis(self):
        """The process id of the edge's embedded Redis."""
        with open(f"/proc/{self.process.pid}/task/{self.process.pid}/children", encoding="utf-8") as file:
            return int(file.read().split()[0])

    def stop(self):
        self.process.terminate()
        self.process.wait(60)
        self.service.shutdown()

    def ask(self, method, path, user=None, body=None, **fields):
        if user:
            fields["x-user-id"] = user
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json", **fields}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, json.loads(answer.read() or b"{}")
        except urllib.error.HTTPError as answer:
            return answer.code, json.loads(answer.read() or b"{}")

    def sell(self, user, phase="normal", since=-1, until=60, cancelled=False, unpaid=False, resumes=None, tester=False, tells=True):
        """Makes the subscription service report a purchase. `since` and `until` are its beginning and end, in days from
        now. If `tells` is true, a webhook informs the edge."""
        self.service.sold[user] = {
            "phase": phase, "since": stamp(since), "until": stamp(until), "resumes": resumes and stamp(resumes),
            "cancelled": stamp(since + 0.5) if cancelled else None, "unpaid": stamp(min(until, 0) - 0.01) if unpaid else None, "tester": tester,
        }
        if tells:
            self.tell(user)

    def try_at_stripe(self, user, since, until, price):
        """Makes Stripe report a trial. `since` and `until` are its beginning and end, in days from now. `price` has the
        members of the price after the trial."""
        now = time.time()
        item = {
            "id": "si_1", "current_period_start": int(now + since * 86_400), "current_period_end": int(now + until * 86_400),
            "price": {"id": "price_monthly", "product": "prod_1", "lookup_key": None, "recurring": {"interval": "month"}, **price},
        }
        self.service.trying[user] = {
            "id": f"sub_{user}", "object": "subscription", "status": "trialing", "customer": f"cus_{user}", "livemode": True,
            "metadata": {"user_id": user}, "items": {"data": [item]}, "trial_end": item["current_period_end"],
        }
        # No webhook was sent. The edge asks Stripe when it gets this request, and so finds the trial.
        self.until(lambda: self.ask("GET", "/v1/subscription", user)[1].get("status") == "active")

    def tell(self, user):
        event = {
            "type": "RENEWAL", "id": str(uuid.uuid4()), "app_user_id": user, "environment": "PRODUCTION",
            "event_timestamp_ms": int(time.time() * 1000),
        }
        self.patiently("POST", "/webhooks/revenuecat", None, {"api_version": "1.0", "event": event}, Authorization=HOOK)

    def patiently(self, *request, **fields):
        """Repeats a request until it gets the status 200, because on a busy machine the limiter can be late."""
        found = self.until(lambda: (lambda told: told if told[0] == 200 else None)(self.ask(*request, **fields)))
        return found[1]

    @staticmethod
    def until(condition, seconds=30):
        end = time.monotonic() + seconds
        while True:
            found = condition()
            if found:
                return found
            if time.monotonic() > end:
                raise RuntimeError("it never came true")
            time.sleep(0.1)

    def use(self, user, count):
        """Sets how many messages the user has used in the current period."""
        path = os.path.join(self.folder, f"{user}.csv")
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"user_id,used:messages\n{user},{count}\n")
        self.operate("import", path)

    def operate(self, *words):
        line = [self.ctl, *words, "--reason", "a test", "--admin", self.admin, "--data-dir", os.path.join(self.folder, "data")]
        done = subprocess.run(line, capture_output=True, text=True, timeout=60)
        if done.returncode:
            raise RuntimeError(f"{words}: {done.stdout}{done.stderr}")

    @contextlib.contextmanager
    def without_redis(self):
        redis = self.redis
        os.kill(redis, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(redis, signal.SIGCONT)


@contextlib.contextmanager
def running_edge(usher, usherctl, brand=BRAND, preset="coach"):
    with tempfile.TemporaryDirectory(prefix="usher-page-") as folder:
        made = EdgeSetup(usher, usherctl, folder, brand, preset)
        try:
            yield made
        finally:
            made.stop()
