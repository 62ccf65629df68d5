/** Timeout for events that must happen: a busy machine with four services in one needs more than a second. */
export const patiently = { timeout: 20_000, interval: 50 };
