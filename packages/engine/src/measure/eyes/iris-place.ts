/** Vertices of the iris centres, image-left first. */
export const pupils = [468, 473] as const;
/** Radius of an iris, 5.85 mm in all adults, in inter-eye distances. */
export const irisRadius = 0.093;
