import type { CheckFacts, CheckGroup, NativeFacts, NativeSubject } from './check-facts.ts';

/**
 * Every check, group by group in reading order. Where ISO/IEC 29794-5 has a component for the check, the id is the
 * component's name in kebab-case. Comments describe the measures in order.
 */
export const checks = {
  /** Distance from chin to crown. The crown is the top of the skull, or of the hair for authorities that include it. */
  'head-height': {
    group: 'head',
    measures: { height: 'mm', 'height-with-hair': 'mm' },
    problems: ['too-small', 'too-large', 'misplaced', 'narrow-band', 'gives-way'],
    answers: ['placed', 'misplaced'],
  },
  /** Height of the eye line above the bottom edge of the picture. */
  'eye-line': { group: 'head', measures: { height: 'mm' }, problems: ['too-low', 'too-high'] },
  /** Distance from the top edge of the picture to the crown. */
  'top-margin': {
    group: 'head',
    measures: { margin: 'mm' },
    problems: ['too-small', 'too-large', 'misplaced', 'narrow-band'],
    answers: ['placed', 'misplaced'],
  },
  /** Distance from the top edge of the picture to the highest hair. */
  'hair-margin': { group: 'head', measures: { margin: 'mm' }, problems: ['cut-off'] },
  /** Width of the face from ear root to ear root. The check applies where the authority publishes one. */
  'head-width': { group: 'head', measures: { width: 'mm' }, problems: ['too-narrow', 'too-wide'] },
  /** Distance from the chin to the bottom edge. The check applies where the authority publishes one. */
  'chin-margin': { group: 'head', measures: { margin: 'mm' }, problems: ['too-small', 'too-large'] },
  /** Distance of the face centre from the vertical centre line of the picture. */
  centring: { group: 'head', measures: { offset: 'mm' }, problems: ['off-centre'] },
  /** Inter-eye distance in the picture. */
  'inter-eye-distance': { group: 'head', measures: { distance: 'px' }, problems: ['too-small'] },
  /** Absolute yaw of the head. */
  'head-pose-yaw': { group: 'head', measures: { angle: 'deg' }, problems: ['turned'] },
  /** Pitch of the head; negative if the chin is raised. */
  'head-pose-pitch': { group: 'head', measures: { angle: 'deg' }, problems: ['raised', 'lowered'] },
  /** Absolute angle of the eye line. */
  'head-pose-roll': { group: 'head', measures: { angle: 'deg' }, problems: ['tilted'] },
  /**
   * Share of the rows below the chin in which the person goes on to the lower edge; longest line at which the picture
   * breaks off.
   */
  'person-complete': {
    group: 'head',
    measures: { body: 'share', break: 'share' },
    problems: ['body-missing', 'broken-off'],
  },
  /** Absolute slope of the shoulders. */
  shoulders: { group: 'head', measures: { angle: 'deg' }, problems: ['tilted'] },
  /** Distance from the camera; width of forehead and temples in inter-eye distances. */
  'camera-distance': {
    group: 'head',
    measures: { distance: 'm', temples: 'ratio' },
    problems: ['too-close'],
  },
  /** Area of the second largest face relative to the main one; 0 if there is none. */
  'single-face-present': { group: 'head', measures: { otherFace: 'share' }, problems: ['other-face'] },
  /**
   * Presence of a hand at or beside the head of a small child, and its length in inter-eye distances, which tells an
   * adult's from the child's own.
   */
  'supporting-hand': {
    group: 'head',
    measures: { hand: 'share', length: 'ratio' },
    problems: ['seen'],
    answers: ['none', 'own', 'other'],
  },
  /**
   * Openness of the less open eye relative to its width, and to the eye-to-chin distance (ISO/IEC 29794-5, EyesOpen);
   * contrast of the irises, ln.
   */
  'eyes-open': {
    group: 'eyes',
    measures: { opening: 'share', openingToChin: 'share', iris: 'number' },
    problems: ['closed', 'covered'],
    answers: ['open', 'closed'],
  },
  /** Offset of the irises from the middle of the eye, in eye widths. */
  gaze: {
    group: 'eyes',
    measures: { deviation: 'share' },
    problems: ['aside'],
    answers: ['at-camera', 'aside'],
  },
  /** Share of the iris reddened by flash. */
  'red-eye': { group: 'eyes', measures: { area: 'share' }, problems: ['red'] },
  /** Contrast of a strand of hair that crosses an eye, ln. */
  'hair-over-eyes': {
    group: 'eyes',
    measures: { strand: 'number' },
    problems: ['hair'],
    answers: ['free', 'covered'],
  },
  /** Gap between the lips over the distance from eyes to chin (ISO/IEC 29794-5, MouthClosed). */
  'mouth-closed': { group: 'mouth', measures: { opening: 'share' }, problems: ['open'] },
  /** Certainty of a smile. */
  'expression-neutrality': {
    group: 'mouth',
    measures: { smile: 'share' },
    problems: ['smiling'],
    answers: ['neutral', 'smiling'],
  },
  /** Hidden share of the mouth. */
  'mouth-occlusion-prevention': {
    group: 'mouth',
    measures: { area: 'share' },
    problems: ['covered'],
    answers: ['free', 'covered'],
  },
  /** Strength of the evidence for glasses, and of a thin dark line across the bridge of the nose. */
  glasses: {
    group: 'coverings',
    measures: { frame: 'number', bridge: 'number' },
    problems: ['worn', 'medical-only', 'frame-over-eyes', 'unpublished'],
    answers: ['none', 'worn', 'worn-medical'],
  },
  /** Brightness behind the lenses relative to the skin below them. */
  'lens-tint': {
    group: 'coverings',
    measures: { light: 'share' },
    problems: ['tinted'],
    answers: ['clear', 'tinted'],
  },
  /** Share of the lenses covered by reflections of a lamp or window. */
  'lens-glare': { group: 'coverings', measures: { area: 'share' }, problems: ['glare'] },
  /** Strength of the evidence for cloth above the forehead; difference between the colours all around the face, ln. */
  'no-head-coverings': {
    group: 'coverings',
    measures: { cloth: 'number', surround: 'number' },
    problems: ['worn', 'not-allowed', 'other-grounds', 'unpublished', 'compulsory'],
    answers: ['none', 'religious', 'medical', 'other'],
  },
  /** Share of the face, and of one eye, that does not look like bare skin; presence of a hand in front of the face. */
  'face-occlusion-prevention': {
    group: 'coverings',
    measures: { area: 'share', eye: 'share', hand: 'share' },
    problems: ['covered', 'unpublished'],
    answers: ['free', 'covered', 'medical'],
  },
  /**
   * Light on the face: the brighter of skin and white of the eyes, or half the white of the picture; the face relative to
   * the white of the picture; share of the face in deep shadow.
   */
  'under-exposure-prevention': {
    group: 'light',
    measures: { light: 'share', front: 'share', shadow: 'share' },
    problems: ['too-dark', 'backlit', 'deep-shadow'],
  },
  /**
   * Share of the face that is white (ISO/IEC 29794-5, OverExposurePrevention), share with a clipped channel, and light of
   * the white of the eyes.
   */
  'over-exposure-prevention': {
    group: 'light',
    measures: { white: 'share', clipped: 'share', eyes: 'share' },
    problems: ['too-bright'],
  },
  /** Stops between the darkest and the brightest part of the face. */
  'dynamic-range': { group: 'light', measures: { stops: 'number' }, problems: ['low-contrast'] },
  /**
   * Darkest zone of the face relative to the brightest; difference of both halves, |ln(left / right)|; brow relative to
   * the cheeks; stops by which light from above exceeds that of most portraits.
   */
  'illumination-uniformity': {
    group: 'light',
    measures: { zones: 'share', halves: 'number', brow: 'share', above: 'number' },
    problems: ['shaded'],
  },
  /** Share of the skin with specular highlights. */
  'skin-glare': { group: 'light', measures: { area: 'share' }, problems: ['shining'] },
  /**
   * CIELAB distance of the more natural cheek from natural skin (ISO/IEC 29794-5, NaturalColour); colour of the white of
   * the eyes, and difference in colour between both sides of the face, ln.
   */
  'natural-colour': {
    group: 'light',
    measures: { distance: 'number', eyes: 'number', sides: 'number' },
    problems: ['orange-light', 'green-light', 'blue-light', 'pink-light', 'mixed-light'],
  },
  /** Mean chroma of the face and the variation of its hue, CIELAB. */
  'colour-presence': {
    group: 'light',
    measures: { chroma: 'number', spread: 'number' },
    problems: ['black-and-white', 'tinted'],
    answers: ['colour', 'tinted'],
  },
  /**
   * Of a painted background the difference from the requested colour in the channel where it is largest; of a
   * photographed wall L*, and the distance of a* and b* from the colours of the rule.
   */
  'background-colour': {
    group: 'background',
    measures: { difference: '/255', lightness: 'number', tint: 'number' },
    problems: ['wrong-colour', 'too-dark', 'too-white'],
    remarks: ['greyish', 'tinted'],
  },
  /** Strongest edge that no shadow of the person explains; difference of L* over the wall. */
  'background-uniformity': {
    group: 'background',
    measures: { edge: 'number', fall: 'number' },
    problems: ['object', 'uneven'],
    remarks: ['faint-object', 'falling-light'],
  },
  /** Strongest edge of a shadow of the person. The check applies where some wall is visible. */
  'background-shadow': {
    group: 'background',
    measures: { edge: 'number' },
    problems: ['shadow'],
    remarks: ['faint-shadow'],
  },
  /** Old background left beside the person, and parts of the person cut away, in face areas. */
  'cut-out': {
    group: 'background',
    measures: { leftover: 'share', lost: 'share' },
    problems: ['leftover', 'lost'],
    answers: ['clean', 'leftover', 'lost'],
  },
  /** Width of the sharpest edges at the eyes relative to the inter-eye distance; noise on the skin, grey levels of 255. */
  sharpness: { group: 'quality', measures: { edgeWidth: 'share', grain: 'count' }, problems: ['blurred'] },
  /**
   * JPEG quality of the finished file and of the original, 1 to 100; steps across the seams of the 8 by 8 grid relative
   * to steps elsewhere.
   */
  'compression-artifacts': {
    group: 'quality',
    measures: { fileQuality: 'number', sourceQuality: 'number', blocks: 'ratio' },
    problems: ['file-compressed', 'source-compressed'],
  },
  /**
   * Strength of a print or display raster, ln of power; length of a straight line across the picture; luminance of the
   * pupils.
   */
  'photo-of-photo': {
    group: 'quality',
    measures: { raster: 'number', edge: 'share', black: 'share' },
    problems: ['reproduced'],
    answers: ['direct', 'reproduced'],
  },
  /** Transparent share of the original; noise of its background relative to the face; texture missing from the skin. */
  'digital-alteration': {
    group: 'quality',
    measures: { transparent: 'share', noise: 'share', smoothing: 'share' },
    problems: ['cut-out', 'altered'],
    answers: ['unaltered', 'altered'],
  },
  /** Letters that can be read backwards alone. The check applies only where there are some. */
  mirroring: {
    group: 'quality',
    measures: { letters: 'count' },
    problems: ['mirrored'],
    answers: ['right', 'mirrored'],
  },
  /** Length of writing across face and neck, in inter-eye distances: a watermark, a stamp, a date. */
  overlay: {
    group: 'quality',
    measures: { writing: 'ratio' },
    problems: ['over-person'],
    answers: ['none', 'over'],
  },
  /** Number of changes made to the picture that the authority refuses. */
  'edits-allowed': {
    group: 'quality',
    measures: { refused: 'count' },
    problems: ['background', 'light', 'background-and-light', 'mirror', 'cropping'],
  },
  /** Enlargement of the original by us, and before it came here. */
  upscaling: {
    group: 'quality',
    measures: { factor: 'ratio', detail: 'ratio' },
    problems: ['source-too-small', 'enlarged-before'],
  },
  /** Missing part of the picture at its worst side. */
  'source-completeness': {
    group: 'quality',
    measures: { missing: 'mm' },
    problems: ['missing-around', 'missing-top', 'missing-bottom', 'missing-left', 'missing-right'],
  },
  /** Deviation from the requested size or aspect ratio, px. */
  'picture-size': { group: 'file', measures: { difference: 'px' }, problems: ['wrong-size'] },
  /** Density stated in the file. */
  density: {
    group: 'file',
    measures: { density: 'dpi' },
    problems: ['wrong-density'],
    remarks: ['not-stored'],
  },
  /** Size of the file; 1 kB is 1000 bytes. */
  'file-size': { group: 'file', measures: { size: 'kB' }, problems: ['too-small', 'too-large'] },
  /** Height of the strip with text at the bottom of the picture. The check applies where the authority requires one. */
  caption: {
    group: 'file',
    measures: { height: 'share' },
    problems: ['missing'],
    answers: ['present', 'missing'],
  },
  /** 1 if the authority accepts the file's format, else 0. */
  'file-format': { group: 'file', measures: { accepted: 'count' }, problems: ['wrong-format'] },
} as const satisfies Record<string, CheckFacts>;

export type CheckId = keyof typeof checks;
export const checkIds = Object.keys(checks) as [CheckId, ...CheckId[]];

/** Problems a check may report. */
export type Problem<Id extends CheckId = CheckId> = (typeof checks)[Id]['problems'][number];
/** Remarks a check may make. */
export type Remark<Id extends CheckId = CheckId> = Extract<
  (typeof checks)[Id],
  { remarks: unknown }
>['remarks'][number];
/** Message key of the advice for a problem, for a remark, or for an undetermined verdict. */
export type AdviceKey = {
  [Id in CheckId]: `${Id}.${Problem<Id> | Remark<Id> | 'undetermined'}`;
}[CheckId];

export type QuestionId = {
  [Id in CheckId]: (typeof checks)[Id] extends { answers: readonly string[] } ? Id : never;
}[CheckId];
export type Answers = { [Id in QuestionId]?: (typeof checks)[Id]['answers'][number] };
export const questionIds = checkIds.filter(isQuestion);

/** Whether the check has a question for the person; `questionOf` says whether it asks. */
export function isQuestion(id: string): id is QuestionId {
  return Object.hasOwn(checks, id) && 'answers' in checks[id as CheckId];
}

/** Ids of the checks in a group. */
export type CheckIdOf<Group extends CheckGroup> = {
  [Id in CheckId]: (typeof checks)[Id]['group'] extends Group ? Id : never;
}[CheckId];

export function checksOfGroup(group: CheckGroup): CheckId[] {
  return checkIds.filter((id) => checks[id].group === group);
}

/**
 * Measures other than geometry that checks and quality components use, with their units and what they are measured on.
 * Comments marked ISO name native values of ISO/IEC 29794-5.
 */
export const natives = {
  /** ISO LuminanceMean, LuminanceVariance: linear luminance of the face, 0 to 1. */
  luminanceMean: { unit: 'number', of: 'picture' },
  luminanceVariance: { unit: 'number', of: 'picture' },
  /** ISO: shares of the face that are nearly black and nearly white. */
  underExposedShare: { unit: 'share', of: 'picture' },
  overExposedShare: { unit: 'share', of: 'picture' },
  /** 98th percentile of the face's linear luminance. */
  faceHighlight: { unit: 'number', of: 'picture' },
  /** ISO: entropy of the face's luminance. */
  dynamicRangeBits: { unit: 'bits', of: 'picture' },
  /** Stops between the 1st and 99th percentile of the face. */
  contrastStops: { unit: 'number', of: 'picture' },
  /** Share of the face with grey of at most 20, gamma-encoded. */
  deepShadowShare: { unit: 'share', of: 'picture' },
  /** Share of the face with any channel at 254 or more. */
  channelClippedShare: { unit: 'share', of: 'picture' },
  /** Linear luminance of the white of the eyes; its excess of red and of blue over usual eyes, ln. */
  eyeWhiteLight: { unit: 'share', of: 'picture' },
  eyeWhiteRed: { unit: 'number', of: 'picture' },
  eyeWhiteBlue: { unit: 'number', of: 'picture' },
  /** 99th percentile of the picture's linear luminance, without a painted background. */
  pictureWhite: { unit: 'share', of: 'picture' },
  /** ISO IlluminationUniformity: overlap of the histograms of both cheeks. */
  illuminationUniformity: { unit: 'share', of: 'picture' },
  /**
   * Darkest relative to brightest of forehead, cheeks and chin, in the worst channel; zones covered by hair are left
   * out.
   */
  zoneLightRatio: { unit: 'ratio', of: 'picture' },
  /** Darkest relative to brightest of the two cheeks, in the worst channel. */
  cheekLightRatio: { unit: 'ratio', of: 'picture' },
  /** Median difference of mirrored points of the face, |ln(left / right)| of luminance. */
  faceShadowAsymmetry: { unit: 'number', of: 'picture' },
  /** Luminance of forehead or nose bridge, whichever is brighter, relative to the cheeks. */
  browLightRatio: { unit: 'ratio', of: 'picture' },
  /** Stops by which light from above shades the sockets of the eyes and the lower face, 0 for most portraits. */
  lightFromAboveStops: { unit: 'number', of: 'picture' },
  skinGlareShare: { unit: 'share', of: 'picture' },
  /** ISO NaturalColour: distance of the cheeks from natural skin, CIELAB. */
  naturalColourDistance: { unit: 'number', of: 'picture' },
  /** The same distance for the more natural of the two cheeks. */
  cheekColourDistance: { unit: 'number', of: 'picture' },
  faceChroma: { unit: 'number', of: 'picture' },
  /** Difference of the light's colour between both sides of the face, ln. */
  lightColourDifference: { unit: 'number', of: 'picture' },
  /** Variation of a* and b* over the face that brightness does not explain; small in sepia. */
  faceColourSpread: { unit: 'number', of: 'picture' },
  /** ISO BackgroundUniformity: mean gradient. */
  backgroundGradient: { unit: 'number', of: 'picture' },
  /** Strongest edges on the wall, CIELAB units across an eighth of an inter-eye distance; difference of L* over it. */
  backgroundEdge: { unit: 'number', of: 'picture' },
  backgroundShadowEdge: { unit: 'number', of: 'picture' },
  backgroundFall: { unit: 'number', of: 'picture' },
  /**
   * Pieces of old background beside the person, and of the person cut away, in face areas: all, with those that the nets
   * dispute counted as left over, and the certain ones. Null if no background was replaced.
   */
  leftoverShare: { unit: 'share', of: 'cut-out' },
  leftoverCertainShare: { unit: 'share', of: 'cut-out' },
  lostShare: { unit: 'share', of: 'cut-out' },
  lostCertainShare: { unit: 'share', of: 'cut-out' },
  /** Distance from the eye midpoint to the lowest landmark of the face. */
  eyeToChinPx: { unit: 'px', of: 'picture' },
  /** Eye centres from the left and the top edge. */
  eyeImageLeftXPx: { unit: 'px', of: 'picture' },
  eyeImageRightXPx: { unit: 'px', of: 'picture' },
  eyeLineYPx: { unit: 'px', of: 'picture' },
  /** Width of the face from ear root to ear root. */
  faceWidthPx: { unit: 'px', of: 'picture' },
  /** ISO EyesOpen, MouthClosed: relative to the eye-to-chin distance. */
  eyesOpenness: { unit: 'ratio', of: 'picture' },
  /** Height over width of the less open eye. */
  eyeAspectRatio: { unit: 'ratio', of: 'picture' },
  /** Bright relative to dark around the less visible iris, ln. */
  irisContrast: { unit: 'number', of: 'picture' },
  /** Brightness of the catch light relative to the dark iris around it, ln, of the eye where it is smaller. */
  catchLightProminence: { unit: 'number', of: 'picture' },
  gazeHorizontal: { unit: 'ratio', of: 'picture' },
  gazeVertical: { unit: 'ratio', of: 'picture' },
  mouthOpenness: { unit: 'ratio', of: 'picture' },
  smileProbability: { unit: 'share', of: 'picture' },
  /** Distance computed from the focal length stated in the file. */
  cameraDistanceM: { unit: 'm', of: 'original' },
  /** Width of forehead and temples relative to the inter-eye distance; it shrinks if the camera is too near. */
  templeWidthRatio: { unit: 'ratio', of: 'original' },
  glassesStrength: { unit: 'number', of: 'picture' },
  /** Log contrast of a thin dark line across the bridge of the nose. */
  glassesBridge: { unit: 'number', of: 'picture' },
  /** The same for a line that is less red than the skin. */
  glassesBridgePallor: { unit: 'number', of: 'picture' },
  lensLuminanceRatio: { unit: 'ratio', of: 'picture' },
  lensGlareShare: { unit: 'share', of: 'picture' },
  frameOverEyesShare: { unit: 'share', of: 'picture' },
  redEyeShare: { unit: 'share', of: 'picture' },
  /** Log contrast of a thin dark line that crosses an eye from the brow to the cheek. */
  strandOverEyes: { unit: 'number', of: 'picture' },
  /** Share of the less visible eye and the skin around it. */
  eyeCoveredShare: { unit: 'share', of: 'picture' },
  /** ISO EyesVisible, MouthOcclusionPrevention, FaceOcclusionPrevention, approximated. */
  eyesHiddenShare: { unit: 'share', of: 'picture' },
  mouthHiddenShare: { unit: 'share', of: 'picture' },
  faceHiddenShare: { unit: 'share', of: 'picture' },
  /** Certainty that a hand is in front of the face. */
  handPresence: { unit: 'share', of: 'hands' },
  /** Certainty that a hand is at the head or beside it. */
  handBesideHead: { unit: 'share', of: 'hands' },
  /** Length of the longest hand there, wrist to fingertip, in inter-eye distances; 0 if none is certain. */
  handLength: { unit: 'ratio', of: 'hands' },
  /** Latin letters of writing that reads backwards; 0 if there is none, or if other writing reads forwards. */
  mirroredLetters: { unit: 'count', of: 'writing' },
  /** Length of writing across face and neck, in inter-eye distances. */
  writingOverPerson: { unit: 'ratio', of: 'writing' },
  /** Difference of colour between what lies below, beside and above the face, ln. */
  surroundDifference: { unit: 'number', of: 'picture' },
  headCoveringStrength: { unit: 'number', of: 'picture' },
  /** Height of a light strip with dark writing at the bottom; 0 if there is none. */
  captionShare: { unit: 'share', of: 'picture' },
  /** Share of the rows between chin and lower edge in which the person goes on below the chin. */
  bodyBelowChinShare: { unit: 'share', of: 'picture' },
  shoulderTiltDeg: { unit: 'deg', of: 'picture' },
  shoulderReachDifference: { unit: 'ratio', of: 'picture' },
  /** Width of the edges at both eyes relative to the inter-eye distance. */
  edgeWidthShare: { unit: 'share', of: 'picture' },
  /** The same for the less sharp of the two eyes. */
  softerEdgeWidthShare: { unit: 'share', of: 'picture' },
  /** Standard deviation of the noise on the smoothest skin, grey levels of 255. */
  skinGrainLevels: { unit: 'count', of: 'picture' },
  /** Length of the longest line at which the picture breaks off relative to the region around the face. */
  brokenOffShare: { unit: 'share', of: 'original' },
  /** Share of the rows below the chin that repeat others; null if the picture ends soon below the chin. */
  repeatedRowsShare: { unit: 'share', of: 'original' },
  /** Estimated from the quantisation tables; null if the file is not a JPEG. */
  jpegQuality: { unit: 'number', of: 'original' },
  /** JPEG quality of the finished file, estimated in the same way. */
  outputJpegQuality: { unit: 'number', of: 'file' },
  /** Steps across the lines of the 8 by 8 grid relative to steps elsewhere. */
  blockiness: { unit: 'ratio', of: 'original' },
  /** Prominence of a print or display raster, ln of power. */
  rasterPattern: { unit: 'number', of: 'original' },
  /** Linear luminance of the darkest spots of the eyes relative to the brightest parts. */
  pupilBlackRatio: { unit: 'ratio', of: 'original' },
  /** The same for the darkest spots of the head, hair included. */
  headBlackRatio: { unit: 'ratio', of: 'original' },
  /** Highest spatial frequency with detail relative to the highest the pixels can hold. */
  detailLimitShare: { unit: 'share', of: 'original' },
  /** Length of the longest straight line relative to the picture. */
  paperEdgeStrength: { unit: 'share', of: 'original' },
  /** Fine skin texture that is missing although the coarser texture predicts it. */
  skinSmoothing: { unit: 'share', of: 'original' },
  /** Variation of the background relative to the finest detail of the face. */
  noiseRatio: { unit: 'ratio', of: 'original' },
  /** Transparent share of the file. */
  transparentShare: { unit: 'share', of: 'original' },
} as const satisfies Record<string, NativeFacts>;

export type NativeName = keyof typeof natives;
export const nativeNames = Object.keys(natives) as [NativeName, ...NativeName[]];

/** The natives that are measured on one subject. */
export type NativeNameOf<Subject extends NativeSubject> = {
  [Name in NativeName]: (typeof natives)[Name]['of'] extends Subject ? Name : never;
}[NativeName];
/** All natives of one subject; null where a measurement failed. */
export type NativesOf<Subject extends NativeSubject> = Record<NativeNameOf<Subject>, number | null>;
