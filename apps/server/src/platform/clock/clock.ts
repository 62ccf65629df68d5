/** Milliseconds since 1970; tests bring their own. */
export type Clock = () => number;

export const systemClock: Clock = Date.now;
