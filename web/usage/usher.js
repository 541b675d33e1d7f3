// The elements that show people their usage, subscription and check-ins. A web app places them itself:
//
//   <script type="module" src="/usage/usher.js"></script>
//   <usher-usage></usher-usage>
//
// If no gateway identifies the reader, the app's own script does:
//
//   import { configure, account } from "/usage/usher.js";
//   configure({ credential: async (isRefused) => await signIn.token({ fresh: isRefused }) });
//   account.messageSent();      // counted at once, in the server's words

import { account } from "./account.js";
import { UsherCheckIns } from "./check-ins.js";
import { UsherGate } from "./gate.js";
import { UsherModelClass } from "./model-class.js";
import { UsherSubscription } from "./subscription.js";
import { UsherUsage } from "./usage.js";

for (const [name, type] of [
  ["usher-usage", UsherUsage], ["usher-subscription", UsherSubscription],
  ["usher-check-ins", UsherCheckIns], ["usher-gate", UsherGate], ["usher-model-class", UsherModelClass],
]) if (!customElements.get(name)) customElements.define(name, type);

/**
 * Sets how the reader is identified, and other options. Call it once, before or after the elements are placed.
 * @param {object} options
 * @param {string | null | ((isRefused: boolean) => Promise<string | null>)} [options.credential] a bearer token; null if a
 *   gateway or a cookie identifies the reader. A function is called before each request, and again with true after a 401.
 * @param {string} [options.language] a language tag; by default the browser's own preferences.
 * @param {Record<string, () => unknown>} [options.perform] the app's functions for actions without a link: subscribe,
 *   manage, update_payment, resubscribe; and open_settings, for the case that the system blocks the app's notifications.
 * @param {() => boolean} [options.mayNotify] whether the system lets the app notify the reader.
 */
export const configure = (options) => account.configure(options);
export { account };
