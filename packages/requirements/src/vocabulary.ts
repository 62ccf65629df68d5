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

/** Who may hand in a photo, from the freest to the strictest way. */
export const supplyKinds = [
  'none-needed',
  'self',
  'self-or-professional',
  'professional',
  'certified-digital',
  'captured',
] as const;
export type SupplyKind = (typeof supplyKinds)[number];

/** Applications that a way of supplying the photo is for; none named: all of them. */
export const applications = [
  'home',
  'abroad',
  'first-application',
  'renewal',
  'online',
  'paper',
  'children',
] as const;
export type Application = (typeof applications)[number];

/** What proves to the office which studio's file is meant. */
export const transferCodes = [
  'data-matrix',
  'e-photo-code',
  'photo-code',
  'image-code',
  'studio-receipt',
] as const;

/** What the way of supplying the photo means in practice, where its kind does not say it. */
export const supplyDetails = [
  'applicant-brings',
  'professional-recommended',
  'services-discouraged',
  'own-photo-refused',
  'own-upload-discouraged',
  'home-print-accepted',
  'selfie-accepted',
  'print-wanted',
  'optional',
  'booth-accepted',
  'commercial-in-person',
  'recognised-studio',
  'designated-studio',
  'studio-details',
  'studio-uploads',
  'studio-may-send',
  'code-into-form',
  'ask-office',
  'with-biometrics',
  'live-online',
  'missions-too',
  'no-photo-attached',
  'passport-page',
  'health-exception',
  'young-children-bring',
  'digital-photo-too',
  'own-device-or-shop',
  'app-takes-photo',
  'two-prints-older-card',
  'print-young-children',
  'some-cantons-file',
  'print-under-six',
] as const;
export type SupplyDetail = (typeof supplyDetails)[number];

/** What took the place of a photo that is asked for no more. */
export const successors = ['evisa', 'captured-at-centre'] as const;

/** What stands on the back of a print. */
export const backMarks = ['studio-stamp', 'date', 'name', 'birth-date', 'guarantor'] as const;

/** Ways of taking a photo that an authority refuses. */
export const refusedCaptures = ['selfie', 'booth', 'scan'] as const;

/**
 * Edits that an authority refuses. `any` is every change of what the picture shows; `cropping` is named only where
 * the file has to stay as it left the camera or the studio.
 */
export const edits = ['any', 'background', 'light', 'retouching', 'cropping'] as const;
export type Edit = (typeof edits)[number];

/** On what one fact rests. `unverified`: on nothing that could be opened, or on what is usual. */
export const levels = ['official', 'secondary', 'unverified'] as const;
export type Level = (typeof levels)[number];

/** From allowed to refused. `expected`: who always wears them keeps them on; `best-removed`: refused or discouraged. */
export const glassesPolicies = [
  'expected',
  'allowed',
  'discouraged',
  'best-removed',
  'unless-needed',
  'medical',
  'forbidden',
] as const;
export type GlassesPolicy = (typeof glassesPolicies)[number];

export const glassesConditions = ['clear-lenses', 'no-glare', 'eyes-free', 'thin-frame'] as const;
export type GlassesCondition = (typeof glassesConditions)[number];

export const expressionPolicies = ['neutral', 'friendly', 'natural-smile'] as const;
export type ExpressionPolicy = (typeof expressionPolicies)[number];

/** Grounds on which the head may be covered; `customary` is the dress of a people or nation. */
export const coveringGrounds = ['religious', 'medical', 'customary'] as const;
export type CoveringGround = (typeof coveringGrounds)[number];

/** `hair-beyond-edge`: hair may leave the picture rather than make the head smaller. */
export const appearanceRules = [
  'ears-visible',
  'eyebrows-visible',
  'hair-inside-picture',
  'hair-beyond-edge',
  'clothes-contrast',
  'no-white-clothes',
  'no-uniform',
  'collar',
  'no-jewellery',
] as const;
export type AppearanceRule = (typeof appearanceRules)[number];

/** Backgrounds by the words of the rules. */
export const backgroundColours = [
  'white',
  'off-white',
  'cream',
  'beige',
  'light-grey',
  'grey',
  'light-blue',
  'blue',
  'red',
  'pastel',
  'any-plain-light',
] as const;
export type BackgroundColour = (typeof backgroundColours)[number];

/** Why one photo does not do for two documents, in the order in which it is told. */
export const photoDifferences = [
  'supply',
  'size',
  'head-height',
  'eye-line',
  'top-margin',
  'background',
  'edits',
  'pixels',
  'file-size',
  'file-format',
] as const;
export type PhotoDifference = (typeof photoDifferences)[number];
