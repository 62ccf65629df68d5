/** The middle of each iris, in the mesh. */
export const pupils = [468, 473] as const;
/** Irises measure 11.7 mm across, whoever it is; in inter-eye distances. */
export const irisRadius = 0.093;
