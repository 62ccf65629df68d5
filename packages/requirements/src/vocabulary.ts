/** Kept apart from the schema so that looking up a rule does not load a validator. */

/** Machine-readable travel documents (ICAO Doc 9303), which have pages and a wizard. */
export const travelDocumentTypes = ['passport', 'visa', 'id'] as const;
export type TravelDocumentType = (typeof travelDocumentTypes)[number];

/** `other` means permits and licences. */
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

/**
 * Statements of authorities on taking the photo of a child. `nobody-else`: no hand or arm of another person is visible.
 * `hidden-hand`: a hand may hold the head if it is not visible. `on-sheet`: the child lies on a plain, light sheet and is
 * photographed from above. `covered-seat`: the child sits in a car seat under a white sheet. `smooth-sheet`: no pattern
 * and no folds. `eyes-open`: also those of a newborn.
 */
export const childGuidance = [
  'nobody-else',
  'hidden-hand',
  'on-sheet',
  'covered-seat',
  'smooth-sheet',
  'no-toys',
  'eyes-open',
] as const;
export type ChildGuidance = (typeof childGuidance)[number];

/** The people who may supply the photo, from the freest to the strictest. */
export const supplyKinds = [
  'none-needed',
  'self',
  'self-or-professional',
  'professional',
  'certified-digital',
  'captured',
] as const;
export type SupplyKind = (typeof supplyKinds)[number];

/** Applications a way of supply is for; empty means all. */
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

/** Codes that identify a studio's file to the office. */
export const transferCodes = [
  'data-matrix',
  'e-photo-code',
  'photo-code',
  'image-code',
  'studio-receipt',
] as const;

/** Practical details of a way of supply that its kind does not express. */
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

/** Replacements for a photo that is no longer needed. */
export const successors = ['evisa', 'captured-at-centre'] as const;

/** Marks on the back of a print. */
export const backMarks = ['studio-stamp', 'date', 'name', 'birth-date', 'guarantor'] as const;

/** Ways of taking a photo that an authority refuses. */
export const refusedCaptures = ['selfie', 'booth', 'scan'] as const;

/**
 * Edits that an authority refuses. `any` means every change of the picture's content; `cropping` is listed only if the
 * file must stay as it left the camera or the studio.
 */
export const edits = ['any', 'background', 'light', 'retouching', 'cropping'] as const;
export type Edit = (typeof edits)[number];

/**
 * Evidence of a single fact, strongest first. `copy`: someone else repeats the authority's text. `reported`: a data set
 * says that it read the fact on the authority's page.
 * `unverified`: nothing that could be opened states the fact; the value is common practice.
 */
export const levels = ['official', 'copy', 'reported', 'secondary', 'unverified'] as const;
export type Level = (typeof levels)[number];

/**
 * Policies from allowed to refused. `expected`: people who always wear glasses keep them on; `best-removed`: refused or
 * discouraged.
 */
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

/** Grounds for covering the head; `customary` is the dress of a people or nation. */
export const coveringGrounds = ['religious', 'medical', 'customary'] as const;
export type CoveringGround = (typeof coveringGrounds)[number];

/** `hair-beyond-edge`: hair may be cut by the edge of the picture so that the head need not be smaller. */
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

/** Background colours in the words of the rules. */
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
  'yellow',
  'pastel',
  'any-plain-light',
] as const;
export type BackgroundColour = (typeof backgroundColours)[number];

/** Lines of the strip with text at the bottom of a photo. */
export const captionLines = ['name', 'date'] as const;

/** Facts that bound where the head is in the picture, beside its height. */
export const bandFacts = [
  'eyeLineFromBottom',
  'topMargin',
  'headWidth',
  'chinMargin',
  'faceCentreFromSide',
] as const;
export type BandFact = (typeof bandFacts)[number];

/** Reasons why one photo does not serve two documents, in order of display. */
export const photoDifferences = [
  'supply',
  'size',
  'head-height',
  'eye-line',
  'top-margin',
  'head-width',
  'chin-margin',
  'face-centre',
  'background',
  'caption',
  'edits',
  'pixels',
  'file-size',
  'file-format',
] as const;
export type PhotoDifference = (typeof photoDifferences)[number];

/** Reasons why a photo may not be accepted, whatever it looks like. */
export const warningCodes = [
  'discontinued',
  'own-photo-refused',
  'supply-unknown',
  'edits-refused',
  'cropping-refused',
] as const;
export type WarningCode = (typeof warningCodes)[number];

/** Warnings that callers of the API must acknowledge before a photo is made. */
export const acknowledgedWarnings = [
  'discontinued',
  'own-photo-refused',
] as const satisfies readonly WarningCode[];
export type AcknowledgedWarning = (typeof acknowledgedWarnings)[number];

/** Papers of print sheets, in the order in which they are offered. */
export const paperIds = ['9x13', 'postcard', '10x15', '13x18', '4x6in', '5x7in', 'a4', 'letter'] as const;
export type PaperId = (typeof paperIds)[number];
