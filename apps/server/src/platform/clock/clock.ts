/** Milliseconds since 1970. */
export type Clock = () => number;

export const systemClock: Clock = Date.now;
