/**
 * The report about one finished (or checked) picture. Types only: browser, server and CLI share them.
 * Every value is about the picture that is handed out, measured again after encoding.
 */

export type Verdict = 'pass' | 'fail' | 'undetermined';

export const units = [
  'mm',
  'px',
  'deg',
  'dpi',
  'kB',
  'ratio',
  'share',
  'count',
  '/255',
  'm',
  'bits',
  'number',
] as const;
export type Unit = (typeof units)[number];

/** Ids are the standard's component names where it has one (ISO/IEC 29794-5), in kebab-case; by what they look at. */
export const checkIds = [
  'head-height',
  'eye-line',
  'top-margin',
  'centring',
  'inter-eye-distance',
  'head-pose-yaw',
  'head-pose-pitch',
  'head-pose-roll',
  'shoulders',
  'camera-distance',
  'eyes-open',
  'gaze',
  'red-eye',
  'hair-over-eyes',
  'mouth-closed',
  'expression-neutrality',
  'glasses',
  'lens-tint',
  'lens-glare',
  'no-head-coverings',
  'face-occlusion-prevention',
  'mouth-occlusion-prevention',
  'single-face-present',
  'luminance-mean',
  'luminance-variance',
  'under-exposure-prevention',
  'over-exposure-prevention',
  'dynamic-range',
  'illumination-uniformity',
  'skin-glare',
  'natural-colour',
  'colour-presence',
  'background-colour',
  'background-uniformity',
  'background-shadow',
  'sharpness',
  'compression-artifacts',
  'photo-of-photo',
  'digital-alteration',
  'picture-size',
  'density',
  'file-size',
  'file-format',
  'upscaling',
  'source-completeness',
] as const;
export type CheckId = (typeof checkIds)[number];

/**
 * What a person is asked where no method here can tell, with the answers on offer. A check that is answered
 * so says that it rests on a statement.
 */
export const questions = {
  'no-head-coverings': ['none', 'religious', 'medical', 'other'],
  glasses: ['none', 'worn', 'worn-medical'],
  'lens-tint': ['clear', 'tinted'],
  'face-occlusion-prevention': ['free', 'covered'],
  'mouth-occlusion-prevention': ['free', 'covered'],
  'hair-over-eyes': ['free', 'covered'],
  'eyes-open': ['open', 'closed'],
  gaze: ['at-camera', 'aside'],
  'expression-neutrality': ['neutral', 'smiling'],
  'head-pose-yaw': ['facing', 'turned'],
  'head-pose-pitch': ['level', 'nodding'],
  'colour-presence': ['colour', 'tinted'],
  'photo-of-photo': ['direct', 'reproduced'],
  'digital-alteration': ['unaltered', 'altered'],
} as const satisfies Partial<Record<CheckId, readonly string[]>>;
export type QuestionId = keyof typeof questions;
export type Answers = { [Id in QuestionId]?: (typeof questions)[Id][number] };

/** A key of the message catalogue: `<check id>.<what is wrong>`. */
export type AdviceKey = `${CheckId}.${string}`;

/** On what a limit rests. */
export interface LimitSource {
  title: string;
  address: string | null;
  date: string | null;
  /** How well the record is supported; `standard` for ICAO/ISO clauses, `vesika` for limits of our own. */
  basis: 'official' | 'two-sources' | 'single-source' | 'icao-default' | 'default' | 'standard' | 'vesika';
}

export interface Check {
  id: CheckId;
  verdict: Verdict;
  /** Null where it could not be measured: then the verdict is undetermined, or rests on what was stated. */
  value: number | null;
  /** What the verdict rests on: a measurement, or the answer of a person to the check's question. */
  evidence: 'measured' | 'stated';
  /** Inclusive; null where there is no limit on that side. A value just beyond may be undetermined. */
  limit: { min: number | null; max: number | null };
  unit: Unit;
  /** One standard deviation of the measurement in the same unit, where known. */
  uncertainty: number | null;
  source: LimitSource;
  /** What the person should do; null on pass. */
  advice: AdviceKey | null;
}

export type ChangeId =
  | 'colour-profile'
  | 'straighten'
  | 'crop'
  | 'scale'
  | 'background'
  | 'exposure'
  | 'white-balance'
  | 'transparency-filled'
  | 'metadata-removed'
  | 'compression';

/** One thing done to the picture, with its amount: degrees, factor, EV, kelvin-like shift, share of area. */
export interface Change {
  what: ChangeId;
  amount: number;
  unit: 'deg' | 'ratio' | 'EV' | '/255' | 'quality' | 'px';
}

/** A point in the output picture, px from its top-left corner. */
export interface OutputPoint {
  xPx: number;
  yPx: number;
}

export interface PhotoLandmarks {
  crown: OutputPoint;
  chin: OutputPoint;
  /** Subject's right and left eye as seen in the picture: image-left first. */
  eyeImageLeft: OutputPoint;
  eyeImageRight: OutputPoint;
  faceCentre: OutputPoint;
  /** Highest point of hair or head against the background; null when the background was kept and no matte was made. */
  hairTop: OutputPoint | null;
}

export interface PhotoMeasures {
  headHeightMm: number;
  headHeightUncertaintyMm: number;
  eyeLineFromBottomMm: number;
  /** Picture top to crown. */
  topMarginMm: number;
  /** Picture top to the highest hair; null when unknown. */
  hairMarginMm: number | null;
  /** Face centre right of the picture's centre line is positive. */
  centreOffsetMm: number;
  rollDeg: number;
  yawDeg: number;
  pitchDeg: number;
  interEyePx: number;
  faceCount: number;
  /** Area of the second largest face over the main one's, in the original; 0 when alone. */
  otherFaceShare: number;
  backgroundHex: string | null;
  /** Standard deviation of the background over the widest channel. */
  backgroundDeviation: number | null;
  /** The background was painted by us, and so must be exact. */
  backgroundPainted: boolean;
  /** Crown or chin were marked by a person. */
  headPlacedByHand: boolean;
  /** False when the file states no density. */
  densityStated: boolean;
  /** Enlargement of the original; null for a picture that was only checked. */
  enlargement: number | null;
  /** How much of the person is missing per side, mm; null for a picture that was only checked. */
  missingMm: { top: number; bottom: number; left: number; right: number } | null;
}

/**
 * What is measured beyond geometry, with its unit. Names marked ISO are native values of ISO/IEC 29794-5;
 * those marked `source` are of the original, or of the picture itself where it was only checked.
 */
export const nativeUnits = {
  /** ISO LuminanceMean, LuminanceVariance: linear luminance of the face, 0 to 1. */
  luminanceMean: 'number',
  luminanceVariance: 'number',
  /** ISO: shares of the face that are nearly black and nearly white. */
  underExposedShare: 'share',
  overExposedShare: 'share',
  /** Linear luminance that 98 % of the face stay below: its brightest skin. */
  faceHighlight: 'number',
  /** ISO: entropy of the face's luminance. */
  dynamicRangeBits: 'bits',
  /** Grey levels between the 1st and 99th percentile of the face, gamma-encoded. */
  greySpanLevels: 'count',
  /** Share of the face with grey of at most 20, gamma-encoded. */
  deepShadowShare: 'share',
  /** Share of the face with any channel at 254 or more. */
  channelClippedShare: 'share',
  /** ISO IlluminationUniformity: what the histograms of both cheeks have in common. */
  illuminationUniformity: 'share',
  /** Darkest over brightest of forehead, cheeks and chin, in the worst channel; without zones under hair. */
  zoneLightRatio: 'ratio',
  /** The same of the cheeks alone. */
  cheekLightRatio: 'ratio',
  /** Median difference of mirrored points of the face, |ln(left / right)| of luminance. */
  faceShadowAsymmetry: 'number',
  skinGlareShare: 'share',
  /** ISO NaturalColour: distance of the cheeks from natural skin, CIELAB. */
  naturalColourDistance: 'number',
  /** Mean chroma of the face, CIELAB. */
  faceChroma: 'number',
  /** How much a* and b* vary on the face beyond what brightness explains: little in sepia. */
  faceColourSpread: 'number',
  /** ISO BackgroundUniformity: mean gradient. */
  backgroundGradient: 'number',
  backgroundShadowShare: 'share',
  /** Difference of L* of the background left and right of the head. */
  backgroundSideDifference: 'number',
  /** From the middle between the eyes to the face's lowest landmark. */
  eyeToChinPx: 'px',
  /** Eye centres, from the left and the top edge. */
  eyeImageLeftXPx: 'px',
  eyeImageRightXPx: 'px',
  eyeLineYPx: 'px',
  /** ISO EyesOpen, MouthClosed: over the distance from eyes to chin. */
  eyesOpenness: 'ratio',
  /** Height over width of the less open eye. */
  eyeAspectRatio: 'ratio',
  gazeHorizontal: 'ratio',
  gazeVertical: 'ratio',
  mouthOpenness: 'ratio',
  smileProbability: 'share',
  /** source: from the focal length the file states. */
  cameraDistanceM: 'm',
  glassesStrength: 'number',
  lensLuminanceRatio: 'ratio',
  lensGlareShare: 'share',
  frameOverEyesShare: 'share',
  redEyeShare: 'share',
  hairOverEyesShare: 'share',
  /** ISO EyesVisible, MouthOcclusionPrevention, FaceOcclusionPrevention, approximated. */
  eyesHiddenShare: 'share',
  mouthHiddenShare: 'share',
  faceHiddenShare: 'share',
  /** Steepest step of tone on the cheeks, where the outline of a finger would be. */
  faceEdgeStrength: 'number',
  headCoveringStrength: 'number',
  shoulderTiltDeg: 'deg',
  shoulderReachDifference: 'ratio',
  /** Width of the sharpest edges at the eyes over the inter-eye distance. */
  edgeWidthShare: 'share',
  /** source: estimated from the quantisation tables; null where it is no JPEG. */
  jpegQuality: 'number',
  /** Of the finished file, likewise. */
  outputJpegQuality: 'number',
  /** source: steps across the lines of a grid of 8 by 8 pixels over those elsewhere. */
  blockiness: 'ratio',
  /** source: prominence of a printed or displayed raster, natural logarithm of power. */
  rasterPattern: 'number',
  /** source: share of the picture along which its longest straight line is seen. */
  paperEdgeStrength: 'share',
  /** source: how much finer detail the skin lacks than the hair and lashes have. */
  skinSmoothing: 'share',
  /** source: how much the background varies over the finest detail of the face. */
  noiseRatio: 'ratio',
  /** source: how much of the file is transparent. */
  transparentShare: 'share',
} as const satisfies Record<string, Unit>;
export type NativeName = keyof typeof nativeUnits;
/** Null, or missing from reports of before it was measured, where it could not be measured. */
export type Natives = Partial<Record<NativeName, number | null>>;

/** The 28 components of ISO/IEC 29794-5, in its order. */
export const componentIds = [
  'unified-quality-score',
  'background-uniformity',
  'illumination-uniformity',
  'luminance-mean',
  'luminance-variance',
  'under-exposure-prevention',
  'over-exposure-prevention',
  'dynamic-range',
  'sharpness',
  'compression-artifacts',
  'natural-colour',
  'single-face-present',
  'eyes-open',
  'mouth-closed',
  'eyes-visible',
  'mouth-occlusion-prevention',
  'face-occlusion-prevention',
  'inter-eye-distance',
  'head-size',
  'leftward-crop-of-the-face-image',
  'rightward-crop-of-the-face-image',
  'margin-above-of-the-face-image',
  'margin-below-of-the-face-image',
  'head-pose-yaw',
  'head-pose-pitch',
  'head-pose-roll',
  'expression-neutrality',
  'no-head-coverings',
] as const;
export type ComponentId = (typeof componentIds)[number];

/** A component as the standard defines it: native value and quality score, 0 (worst) to 100. */
export interface Component {
  id: ComponentId;
  /** Null where the standard's own network is not at hand, or nothing could be measured. */
  native: number | null;
  score: number | null;
}

/** Closed polygon in the output picture, px: x and y interleaved. */
export type Outline = number[];

/** What the checks look at, to be drawn over the picture. */
export interface PhotoOutlines {
  face: Outline;
  eyeImageLeft: Outline;
  eyeImageRight: Outline;
  mouth: Outline;
  irisImageLeft: Outline;
  irisImageRight: Outline;
  noseTip: OutputPoint;
  /** Forehead, both cheeks, chin: where the light is compared. */
  lightZones: Outline[];
  /** The person against the background; null where no matte was made. */
  person: Outline | null;
}

/** How the finished picture lies on the upright original: output = (a x - b y + tx, b x + a y + ty). */
export interface Placement {
  a: number;
  b: number;
  tx: number;
  ty: number;
  sourceWidthPx: number;
  sourceHeightPx: number;
}

/** Original and result compared pixel by pixel where the matte is fully the person, after the listed changes. */
export interface Proof {
  /** Share of the picture that was compared. */
  comparedShare: number;
  /** Share of the compared pixels whose colour differs by at most `toleranceLevels`. */
  unchangedShare: number;
  /** What compression alone may do, /255. */
  toleranceLevels: number;
  meanDifference: number;
  /** 99.9th percentile, /255. */
  largestDifference: number;
  /** Share of the picture that is the edge of person and background, where both are blended. */
  edgeShare: number;
  exposureEv: number;
  /** Gains of linear red, green and blue. */
  gains: readonly [number, number, number];
}

export interface PhotoFile {
  widthPx: number;
  heightPx: number;
  dpi: number;
  bytes: number;
  /** WebP only of a picture that was checked: none is made. */
  mime: 'image/jpeg' | 'image/png' | 'image/webp';
}

/** Names of the steps, in order; progress and timings speak of them. */
export const steps = [
  'decode',
  'find-face',
  'matte',
  'measure',
  'frame',
  'light',
  'background',
  'encode',
  'verify',
  'assess',
] as const;
export type Step = (typeof steps)[number];

export interface PhotoReport {
  /** True when every check passes: neither a fail nor an undetermined one. */
  ok: boolean;
  photo: PhotoFile;
  measures: PhotoMeasures;
  natives: Natives;
  landmarks: PhotoLandmarks;
  outlines: PhotoOutlines;
  checks: Check[];
  components: Component[];
  changes: Change[];
  /** Null for a picture that was only checked. */
  placement: Placement | null;
  /** Null for a picture that was only checked. */
  proof: Proof | null;
  timingsMs: Partial<Record<Step, number>>;
}

/** What can be done about a check that does not pass on an original. */
export type Remedy = 'none' | 'mend' | 'retake' | 'ask';

export interface OriginalFinding extends Check {
  /** `mend`: making the photo takes care of it. `ask`: a question to the person. `none`: it passes, or nobody can tell. */
  remedy: Remedy;
}

/** An original before anything is done to it: what has to be taken again, what can be mended. */
export interface OriginalReport {
  widthPx: number;
  heightPx: number;
  findings: OriginalFinding[];
  natives: Natives;
  /** In px of the original. */
  outlines: PhotoOutlines;
}

/**
 * What a person sets right by hand, on the picture as it was made without it. First the content is scaled and
 * turned about the picture's centre, then shifted; crown and chin are moved along the face's axis.
 */
export interface Adjustment {
  /** Clockwise on screen. */
  rotationDeg: number;
  /** Above 1 the head becomes larger. */
  scale: number;
  /** Content moves to the right, and down. */
  shiftXMm: number;
  shiftYMm: number;
  /** Upwards, in mm of the picture before scaling. */
  crownShiftMm: number;
  chinShiftMm: number;
}
