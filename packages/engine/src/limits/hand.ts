/** Probability above which a hand counts as one: bare faces stay below, hands in front of a face exceed 0.9. */
export const handSureFrom = 0.75;
