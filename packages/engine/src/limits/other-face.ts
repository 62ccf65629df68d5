/** Share of the main face's area above which another face counts as a second person. */
export const otherFaceShareMax = 0.05;
