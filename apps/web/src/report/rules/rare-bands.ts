/** Bands that few authorities publish, so that a page mentions them only where one does. */
export const rareBands = ['headWidth', 'chinMargin', 'faceCentreFromSide'] as const;
