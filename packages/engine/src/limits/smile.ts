/** Certainty from which an expression is a smile: most broad smiles exceed 0.9, and slight ones fall below this. */
export const smileSureFrom = 0.8;
