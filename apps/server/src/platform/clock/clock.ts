/** Milliseconds since 1970; tests inject their own. */
export type Clock = () => number;

export const systemClock: Clock = Date.now;
