// The English sentences of the server's catalogue, for the time until the catalogue is loaded.
export const fallback = {
  loading: "Just a moment…",
  model_class_loading: "Loading...",
  model_class_unavailable: "Usage unavailable",
  offline: "You're offline right now — I'll be here when you're back.",
  limiter_unavailable: "I couldn't check your usage right now — please try again in a moment.",
  subscription_unreadable: "I couldn't load your subscription details right now.",
  preferences_unreadable: "I couldn't load your check-in settings right now.",
  try_again: "Try again",
};
