/** How long a test waits for what must come: on a busy machine, with four services in one, that is no matter of a second. */
export const patiently = { timeout: 20_000, interval: 50 };
