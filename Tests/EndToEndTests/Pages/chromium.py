"""Controls the headless shell of Debian's Chromium by the DevTools protocol."""

import base64
import importlib.util
import json
import os
import shutil
import subprocess
import tempfile
import time

import websocket


class Trouble(Exception):
    pass


class Chromium:
    """A browser with its own profile. A `with` statement starts and ends it."""

    def __enter__(self):
        self.profile = tempfile.mkdtemp(prefix="usher-chromium-")
        self.process = subprocess.Popen(
            ["chromium-headless-shell", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", "--hide-scrollbars"]
            + ["--disable-dev-shm-usage", "--no-first-run", "--force-prefers-no-reduced-motion"]
            + [f"--user-data-dir={self.profile}", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        told = os.path.join(self.profile, "DevToolsActivePort")
        end = time.monotonic() + 60
        while not (os.path.exists(told) and open(told).read().count("\n")):
            if time.monotonic() > end or self.process.poll() is not None:
                raise Trouble("chromium did not start")
            time.sleep(0.05)
        port, path = open(told).read().split("\n")[:2]
        self.socket = websocket.create_connection(
            f"ws://127.0.0.1:{port}{path}", timeout=60, suppress_origin=True, max_size=None
        )
        self.number = 0
        self.events = []
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close")
            self.process.wait(10)
        except Exception:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.socket.send(json.dumps(message))
        while True:
            heard = json.loads(self.socket.recv())
            if heard.get("id") == self.number:
                if "error" in heard:
                    raise Trouble(f"{method}: {heard['error']['message']}")
                return heard["result"]
            if "method" in heard:
                self.events.append(heard)

    def page(self, width=1280, height=900, scheme="light"):
        return Page(self, width, height, scheme)


class Page:
    """One tab of the browser, with a size, a colour scheme and the output of its console."""

    def __init__(self, browser, width, height, scheme):
        self.browser = browser
        # Tabs stand for different users, so they must not share cookies or other storage.
        context = browser.call("Target.createBrowserContext")["browserContextId"]
        self.target = browser.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility", "DOM"):
            self.call(f"{domain}.enable")
        self.shape(width, height, scheme)

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def shape(self, width, height, scheme):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600
        )
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def open(self, address):
        self.call("Page.navigate", url=address)
        self.until("document.readyState === 'complete'", "the page is loaded")

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def run(self, script):
        found = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in found:
            details = found["exceptionDetails"]
            raise Trouble(f"{script[:80]}: {details.get('exception', {}).get('description') or details['text']}")
        return found["result"].get("value")

    def until(self, condition, what, seconds=30):
        end = time.monotonic() + seconds
        while True:
            try:
                if self.run(f"Boolean({condition})"):
                    return
            except Trouble as trouble:
                # Scripts fail while the browser loads another page, so errors are ignored until `end`.
                if time.monotonic() > end:
                    raise trouble
            if time.monotonic() > end:
                raise Trouble(f"it never came true that {what}")
            time.sleep(0.05)

    def text(self, selector):
        return self.run(f"document.querySelector({json.dumps(selector)})?.innerText ?? null")

    def tells(self, text, seconds=30):
        """Waits until the page shows this text."""
        shown = "document.getElementById('main').innerText"
        self.until(f"{shown}.includes({json.dumps(text)})", f"the page tells: {text}", seconds)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def press(self, key, shift=False):
        codes = {"Tab": 9, "Enter": 13, " ": 32, "End": 35, "ArrowLeft": 37}
        fields = {"key": key, "code": key, "windowsVirtualKeyCode": codes[key], "modifiers": 8 if shift else 0}
        if key == "Enter":
            fields["text"] = "\r"
        self.call("Input.dispatchKeyEvent", type="keyDown", **fields)
        self.call("Input.dispatchKeyEvent", type="keyUp", **fields)

    def focus(self):
        """Names the focused element by its id, its text, its address or its tag. The result is empty without a focus."""
        return self.run(
            "(() => { const e = document.activeElement; return e === document.body ? '' : "
            "(e.id || e.textContent.trim() || e.getAttribute('href') || e.tagName) })()"
        )

    def picture(self, path, whole=True):
        if whole:
            size = self.call("Page.getLayoutMetrics")["cssContentSize"]
            clip = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}
            data = self.call("Page.captureScreenshot", captureBeyondViewport=True, clip=clip)["data"]
        else:
            data = self.call("Page.captureScreenshot")["data"]
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def complaints(self):
        """Returns the errors of scripts and of the console, including violations of the content security policy. Answers
        503 are left out, because a busy machine can make the limiter late, and the page handles that."""
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            if event["method"] == "Runtime.exceptionThrown":
                details = event["params"]["exceptionDetails"]
                found.append(details.get("exception", {}).get("description") or details["text"])
            if event["method"] == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
                found.append(event["params"]["entry"]["text"])
        return [text for text in found if "status of 503" not in text]

    def hosts(self):
        """Returns every host to which the page has sent a request."""
        asked = (e["params"]["request"]["url"] for e in self.browser.events if e["method"] == "Network.requestWillBeSent")
        return {url.split("/")[2] for url in asked if url.startswith("http")}

    def is_too_wide(self):
        return self.run("document.documentElement.scrollWidth > document.documentElement.clientWidth")

    def flaws(self):
        """Returns the violations of WCAG 2.2, levels A and AA, that axe-core finds on the page."""
        folder = os.path.dirname(importlib.util.find_spec("axe_core_python").origin)
        with open(os.path.join(folder, "axe.min.js"), encoding="utf-8") as file:
            self.run(file.read() + "; true")
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        found = self.run(f"axe.run(document, {{ runOnly: {json.dumps(tags)} }}).then(r => JSON.stringify(r.violations))")
        return [f"{one['id']}: {one['nodes'][0]['html'][:160]} ({one['nodes'][0].get('failureSummary', '')[:200]})" for one in json.loads(found)]
