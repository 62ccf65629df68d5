/**
 * The report about one finished (or checked) picture. Types only: browser, server and CLI share them.
 * Every value is about the picture that is handed out, measured again after encoding.
 */

export type Verdict = 'pass' | 'fail' | 'undetermined';

export type Unit = 'mm' | 'px' | 'deg' | 'dpi' | 'kB' | 'ratio' | 'count' | '/255';

/** Ids are the standard's component names where it has one (ISO/IEC 29794-5), in kebab-case. */
export type CheckId =
  | 'picture-size'
  | 'density'
  | 'file-size'
  | 'single-face-present'
  | 'head-height'
  | 'eye-line'
  | 'top-margin'
  | 'centring'
  | 'head-pose-roll'
  | 'inter-eye-distance'
  | 'background-colour'
  | 'background-uniformity'
  | 'upscaling'
  | 'source-completeness';

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
  /** Null exactly when the verdict is undetermined. */
  value: number | null;
  /** Inclusive; null where there is no limit on that side. */
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
  backgroundHex: string | null;
  /** Standard deviation of the background over the widest channel. */
  backgroundDeviation: number | null;
}

export interface PhotoFile {
  widthPx: number;
  heightPx: number;
  dpi: number;
  bytes: number;
  mime: 'image/jpeg' | 'image/png';
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
] as const;
export type Step = (typeof steps)[number];

export interface PhotoReport {
  /** True when every check passes: neither a fail nor an undetermined one. */
  ok: boolean;
  photo: PhotoFile;
  measures: PhotoMeasures;
  landmarks: PhotoLandmarks;
  checks: Check[];
  changes: Change[];
  timingsMs: Partial<Record<Step, number>>;
}
