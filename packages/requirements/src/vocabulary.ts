/** Apart from the schema so that looking a rule up does not load a validator. */

/** Machine-readable travel documents (ICAO Doc 9303): those with pages and a wizard of their own. */
export const travelDocumentTypes = ['passport', 'visa', 'id'] as const;
export type TravelDocumentType = (typeof travelDocumentTypes)[number];

/** `other` holds permits and licences. */
export const documentTypes = [...travelDocumentTypes, 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const regions = ['Europe', 'Asia', 'Americas', 'Africa', 'Oceania', 'Middle East', 'Other'] as const;
export type Region = (typeof regions)[number];

/** Checks that an authority may relax for children, by the engine's names. */
export const relaxableChecks = [
  'eyes-open',
  'gaze',
  'mouth-closed',
  'expression-neutrality',
  'head-pose-yaw',
  'head-pose-pitch',
  'head-pose-roll',
  'head-height',
  'eye-line',
  'centring',
] as const;
export type RelaxableCheck = (typeof relaxableChecks)[number];
