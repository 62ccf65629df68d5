/** Share of the main face's area up to which nothing is seen of another face. */
export const otherFaceUnseenMax = 0.002;
/** Share above which another face counts as a second person; a smaller one may be a picture on the wall. */
export const otherFaceShareMax = 0.05;
