// The elements that show people their usage, subscription and check-ins, and that a web app places by
// itself:
//
//   <script type="module" src="/usage/usher.js"></script>
//   <usher-usage></usher-usage>
//
// The app's own script says who asks, where a gateway does not:
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
 * Who asks, and by which means. Once, before or behind the elements.
 * @param {object} options
 * @param {string | null | ((isRefused: boolean) => Promise<string | null>)} [options.credential] a bearer token; null where a
 *   gateway or a cookie names who asks. A function is asked before each request, and again with true after a 401.
 * @param {string} [options.language] a language tag; the browser's own preferences otherwise.
 * @param {Record<string, () => unknown>} [options.perform] what the app does itself where an action has no link: subscribe,
 *   manage, update_payment, resubscribe; and open_settings, where the system keeps the app from notifying the reader.
 * @param {() => boolean} [options.mayNotify] whether the system lets the app notify the reader.
 */
export const configure = (options) => account.configure(options);
export { account };
