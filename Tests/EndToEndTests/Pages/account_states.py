"""Lists every state of the account page, with the user who is in this state and the texts that the page shows.
account_page.py tests these states, and screenshots.py makes pictures of them."""

import dataclasses
import json
import typing

from chromium import Trouble

ELEMENTS = ["usher-model-class", "usher-gate", "usher-usage", "usher-subscription", "usher-check-ins"]
PARTS = ["*v1/usage*", "*v1/subscription*", "*v1/check-ins*"]


@dataclasses.dataclass
class State:
    name: str
    # The texts that the page must show, and those that it must not show.
    tells: list
    hides: list = dataclasses.field(default_factory=list)
    # Brings a user of the edge into this state.
    prepare: typing.Callable = lambda edge, user: None
    # What the user does on the page, for example presses a button.
    act: typing.Callable = lambda page, edge, user: None
    language: str = "en"
    is_known: bool = True
    # The preset of the edge. `demo_user` is a user of its demo who is in this state already, or None.
    preset: str = "coach"
    demo_user: str | None = None
    # Prepares the page before it is opened.
    before: typing.Callable = lambda page: None
    # Whether Redis is stopped, so that the edge gets no replies.
    is_away: bool = False
    # The errors that the browser's console may contain in this state.
    allowed: tuple = ()

    @property
    def user(self):
        return (self.demo_user or f"person-{self.name}") if self.is_known else None


def paid(used, **given):
    def prepare(edge, user):
        edge.sell(user, **given)
        edge.use(user, used)

    return prepare


def trial(used, since=-1, until=1.9, **given):
    return paid(used, phase="intro", since=since, until=until, **given)


def sold(**given):
    return lambda edge, user: edge.sell(user, **given)


def tries(used, **price):
    """Brings a user to the last day of a trial. Stripe names the price of the subscription that follows."""

    def prepare(edge, user):
        edge.try_at_stripe(user, -2.5, 0.5, price)
        edge.use(user, used)

    return prepare


def blocked(edge, user):
    paid(12)(edge, user)
    edge.operate("user", "block", user)


def talked(edge, user):
    """Completes a first session of messages, after which the app may offer check-ins."""
    paid(12)(edge, user)
    for _ in range(2):
        body = {"model": "demo", "messages": [{"role": "user", "content": "Hello!"}]}
        edge.patiently("POST", "/v1/chat/completions", user, body)
    edge.until(lambda: edge.ask("POST", "/v1/sessions/current/background", user)[1].get("first_session_complete"))


def asks(page, edge, user):
    page.run("document.querySelector('usher-check-ins').setAttribute('ask', '')")


def button(element, name):
    """Returns the script that finds the button or link with this text."""
    return f"[...document.querySelector('{element}').shadowRoot.querySelectorAll('button, a')].find(b => b.textContent === '{name}')"


def presses(element, name):
    find = button(element, name)

    def act(page, edge, user):
        page.until(find, f"{name} is offered")
        # The page removes the button once it learns of a purchase, so `?.` permits a missing button.
        page.run(f"{find}?.click()")

    return act


def is_restored(page, edge, user):
    """Presses "Restore purchases" after a purchase whose webhook was lost. The edge asks the subscription service at
    a limited rate, so the press is repeated."""
    tells(page, "Restore purchases")
    edge.sell(user, tells=False)

    def found():
        # The page removes the button once the edge has found the purchase, so `?.` permits a missing button.
        page.run(f"{button('usher-subscription', 'Restore purchases')}?.click()")
        return "Welcome back" in seen(page)

    try:
        edge.until(found)
    except RuntimeError as error:
        raise Trouble(f"restoring: {error}") from None


def restores(is_held=False):
    def act(page, edge, user):
        tells(page, "Restore purchases")
        if is_held:
            page.call("Fetch.enable", patterns=[{"urlPattern": "*v1/subscription/restore"}])
        presses("usher-subscription", "Restore purchases")(page, edge, user)

    return act


def turns_on(page, edge, user):
    page.until("document.querySelector('usher-check-ins').shadowRoot.querySelector('[role=switch]').checkVisibility()", "the switch")
    page.run("document.querySelector('usher-check-ins').shadowRoot.querySelector('[role=switch]').click()")


def is_silenced(page, edge, user):
    """Switches check-ins on although the device's system does not allow the app to notify. The app can open the
    system's settings."""
    page.run("import('./usage/usher.js').then(m => { m.configure({ mayNotify: () => false, perform: { open_settings() {} } }); })")
    turns_on(page, edge, user)


def enlarges(page, edge, user):
    page.run("document.documentElement.style.fontSize = '200%'")


def uses_up(model_class, count):
    """Uses up the limit of a class of models."""

    def prepare(edge, user):
        edge.operate("user", "entitle", user, "--plan", "pro", "--status", "active")
        edge.operate("user", "reset", user, model_class, "--used", str(count))

    return prepare


def spends(plan, limit, used):
    def prepare(edge, user):
        edge.operate("user", "entitle", user, "--plan", plan, "--status", "active")
        edge.operate("user", "reset", user, limit, "--used", str(used))

    return prepare


def titled(press=None, **attributes):
    """Adds the element `usher-model-class`, which apps use in a title. The account page does not contain it."""

    def act(page, edge, user):
        given = json.dumps({name.replace("_", "-"): value for name, value in attributes.items()})
        page.run(
            "const title = document.createElement('usher-model-class');"
            f"for (const [name, value] of Object.entries({given})) title.setAttribute(name, value);"
            "document.querySelector('header').append(title); null"
        )
        if press:
            presses("usher-model-class", press)(page, edge, user)

    return act


def places(view, opens=None):
    """Replaces the page by single elements, as an app's own page can contain them. If `opens` names an element, a
    press opens its dialog."""

    def act(page, edge, user):
        page.until("document.querySelector('usher-usage').account.usage", "the figures")
        others = ", document.createElement('usher-check-ins')" if view == "row" else ""
        page.run(
            f"document.getElementById('main').replaceChildren(document.createElement('usher-usage'){others});"
            f"for (const one of document.getElementById('main').children) one.setAttribute('view', '{view}'); null"
        )
        if opens:
            button = f"document.querySelector('{opens}').shadowRoot.querySelector('.opener')"
            page.until(f"{button}.checkVisibility()", "the button")
            page.run(f"{button}.click()")

    return act


def goes_offline(page, edge, user):
    page.until("document.querySelector('usher-usage').account.usage", "the figures")
    page.call("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=-1, uploadThroughput=-1)


def holds(page):
    page.call("Fetch.enable", patterns=[{"urlPattern": pattern} for pattern in PARTS])


REFRESHES = "We've had a lot of great conversations this month!"
UNREADABLE = "I couldn't check your usage right now — please try again in a moment."
OFFLINE = "You're offline right now — I'll be here when you're back."
STATES = [
    State("silent", ["Remaining", "640", "160 of 800 messages used", "Your usage refreshes on", "Premium", "Active", "Your plan renews on"], ["left this month"], paid(160)),
    State("gentle", ["You have 160 conversations left this month", "640/800", "Your usage refreshes on"], ["Remaining", "messages"], paid(640)),
    State("prominent", ["Almost there — 40 messages left until"], ["Your usage refreshes on", "Remaining"], paid(760)),
    State("exhausted", [REFRESHES, "800 of 800 messages used", "Manage subscription"], ["You have", "Your usage refreshes on"], paid(800)),
    State("trial", ["Day 2 of 3 — 88 conversations left", "12/100", "The trial ends on", "Your subscription begins on"], ["Remaining"], trial(12)),
    State("trial-few", ["Day 2 of 3 — 10 conversations left", "90/100"], prepare=trial(90)),
    State("trial-last-day", ["Last day of your trial — want to keep going?", "37 of 100 trial messages remaining", "63/100", "Your subscription begins on"], prepare=trial(63, since=-2.5, until=0.5)),
    State("trial-price", ["Last day of your trial — want to keep going?", "37 of 100", "Your subscription begins on", "for $9.99"], prepare=tries(63, unit_amount=999, currency="usd")),
    State("trial-price-german", ["Dein Abo beginnt am", "für 9,99\u00a0€"], prepare=tries(63, unit_amount=999, currency="eur"), language="de"),
    State("trial-used-up", ["You've been making great progress!", "100 of 100 messages used"], prepare=trial(100)),
    State("trial-expired", ["You've used your trial sessions — ready to continue?", "Subscribe", "Expired", "Ended on"], ["0 of 0"], sold(phase="intro", since=-4, until=-0.1)),
    State("cancelled", ["Cancelled", "You can resubscribe anytime.", "Resubscribe", "Manage subscription"], ["Active until"], paid(160, cancelled=True)),
    State("cancelled-over", ["Ready to come back?", "Expired", "Resubscribe"], ["0 of 0"], sold(since=-30, until=-0.1, cancelled=True)),
    State("billing-issue", ["Billing Issue", "There's a hiccup with your payment. Let's get that sorted.", "Update payment", "Manage subscription"], prepare=paid(160, unpaid=True)),
    State("payment-failed", ["There's a hiccup with your payment. Let's get that sorted.", "Update payment", "Expired"], prepare=sold(since=-30, until=-0.1, unpaid=True)),
    State("paused", ["Your subscription is taking a break until", "Paused"], ["Paused until"], sold(since=-30, until=-0.1, resumes=20)),
    State("blocked", ["everything we've talked about stays here for you.", "Help", "Active", "Manage subscription"], prepare=blocked),
    State("tester", ["Test purchase", "Active"], prepare=paid(160, tester=True)),
    State("nobody", ["I'd love to talk with you — choose a plan whenever you're ready.", "Subscribe", "Free"], ["0 of 0"]),
    State("restoring", ["Looking for what you bought…"], act=restores(is_held=True)),
    State("restored", ["Welcome back — your subscription is here again.", "Active"], act=is_restored),
    State("restore-none", ["I didn't find an active subscription to restore."], act=restores()),
    State("check-ins-off", ["Check in with me between sessions", "A quick nudge between our sessions"], ["How often"], paid(160)),
    State("check-ins-on", ["How often", "Few times a week", "Saved — you can always adjust this later."], prepare=paid(160), act=turns_on),
    State("check-ins-system-off", ["Notifications are turned off in your device's settings.", "Open settings"], prepare=paid(160), act=is_silenced),
    State("check-ins-asked", ["Want me to check in with you between sessions?", "Sure, check in with me", "Not now"], prepare=talked, act=asks),
    State("loading", [], ["Premium", "Try again", "Loading..."], paid(160), before=holds),
    State("failed", [UNREADABLE, "I couldn't load your subscription details right now.", "I couldn't load your check-in settings right now.", "Try again"], ["keep chatting"], paid(160), is_away=True, allowed=("503",)),
    State("offline", [OFFLINE, "160 of 800 messages used"], prepare=paid(160), act=goes_offline, allowed=("ERR_INTERNET_DISCONNECTED",)),
    State("signed-out", ["I don't know who you are yet — please sign in, and we can start.", "Sign in"], ["Try again"], is_known=False, allowed=("401",)),
    State("german", ["Dein Konto", "Du hast diesen Monat noch 160 Gespräche", "640/800", "Deine Nutzung beginnt am", "Dein Abo verlängert sich am", "Abo verwalten"], ["Remaining"], paid(640), language="de"),
    State("german-offline", ["Du bist gerade offline"], prepare=paid(640), act=goes_offline, language="de", allowed=("ERR_INTERNET_DISCONNECTED",)),
    State("german-large", ["Du hast diesen Monat noch 160 Gespräche"], prepare=paid(640), language="de", act=enlarges),
    State("large", ["Almost there — 40 messages left until"], prepare=paid(760), act=enlarges),
    State("right-to-left", ["حسابك", "640/800"], prepare=paid(640), language="ar"),
    State("classes", ["Standard", "12/100", "Pro AI", "41/50"], preset="pages", demo_user="demo-pro"),
    State("class-used-up", ["We've had great Pro conversations today! They refresh on", "Until then Standard conversations go on.", "50/50"], ["Your usage refreshes"], preset="pages", prepare=uses_up("pro", 50)),
    State("money", ["$14.96", "$0.04 of $15.00 used", "Your plan refreshes on"], preset="pages", prepare=spends("money", "cost", 36_800)),
    State("tokens", ["Tokens remaining", "1,963,200", "36,800 of 2,000,000 tokens used"], preset="pages", prepare=spends("tokens", "total_tokens", 36_800)),
    State("model-class", ["Standard: 12/100"], preset="pages", demo_user="demo-pro", act=titled()),
    State("model-class-next", ["Pro AI: 41/50"], preset="pages", demo_user="demo-pro", act=titled("Standard: 12/100")),
    State("title-conversation", ["A walk in the park"], preset="pages", demo_user="demo-pro", act=titled("Pro AI: 41/50", conversation="A walk in the park", model_class="pro")),
    State("model-class-loading", ["Loading..."], ["Standard"], preset="pages", demo_user="demo-pro", before=holds, act=titled()),
    State("model-class-failed", ["Usage unavailable"], ["Standard"], preset="pages", demo_user="demo-pro", is_away=True, allowed=("503",), act=titled()),
    State("banner", ["You have 160 conversations left this month"], prepare=paid(640), act=places("banner")),
    State("banner-opened", ["Remaining", "640 of 800 messages used", "Close", "Manage subscription"], prepare=paid(640), act=places("banner", opens="usher-usage")),
    State("banner-trial", ["Day 2 of 3 — 9 conversations left"], prepare=trial(91), act=places("banner")),
    State("banner-last-day", ["The trial ends on", "Your subscription begins on", "for $9.99"], prepare=tries(63, unit_amount=999, currency="usd"), act=places("banner", opens="usher-usage")),
    State("check-ins-opened", ["Check-ins: Off", "A quick nudge between our sessions", "Close"], prepare=paid(640), act=places("row", opens="usher-check-ins")),
    State("settings-rows", ["640 of 800 messages used", "Check-ins: Off"], prepare=paid(640), act=places("row")),
]


# A script that finds every visible card, including the cards of elements inside of other elements.
CARDS = f"""(() => {{
  const found = root => [...root.querySelectorAll('{", ".join(ELEMENTS)}')].flatMap(one =>
    one.shadowRoot ? [one.shadowRoot.firstElementChild, ...found(one.shadowRoot)] : []);
  return found(document).filter(card => card?.checkVisibility());
}})()"""


def seen(page):
    """Returns the visible text of the page, including the text in shadow trees."""
    return page.run(f"[document.querySelector('h1').innerText, ...{CARDS}.map(card => card.innerText)].join('\\n')")


def tells(page, text, seconds=30):
    page.until(
        f"[document.querySelector('h1'), ...{CARDS}].some(card => card.innerText.includes({json.dumps(text)}))",
        f"the page tells: {text}",
        seconds,
    )


def opened(browser, edge, state, width=390, scheme="light", height=844):
    page = browser.page(width, height, scheme)
    fields = {"Accept-Language": state.language}
    # A gateway in front of the edge would set this header to name the user.
    if state.user:
        fields["x-user-id"] = state.user
    page.call("Network.setExtraHTTPHeaders", headers=fields)
    state.before(page)
    page.open(f"{edge.url}/usage")
    return page


def visited(browser, edge, state, width=390, scheme="light", height=844):
    """Opens the page for the user of a state, and returns it when it shows all texts of this state."""
    page = opened(browser, edge, state, width, scheme, height)
    try:
        state.act(page, edge, state.user)
        for text in state.tells:
            tells(page, text)
        # Each card sends its own request, so one card can still be loading when another already shows its text.
        if state.before is not holds:
            page.until(f"!{CARDS}.some(card => card.getAttribute('aria-busy') === 'true')", "no card is loading")
    except Trouble as trouble:
        raise Trouble(f"{state.name}: {trouble}; instead: {seen(page)}; {page.complaints()}") from None
    if not state.tells:
        page.until("document.querySelector('usher-usage').shadowRoot?.querySelector('[aria-busy=true]')", "it is busy")
    return page
