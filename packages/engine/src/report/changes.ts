export const changeIds = [
  'colour-profile',
  'straighten',
  'crop',
  'scale',
  'background',
  'exposure',
  'white-balance',
  'transparency-filled',
  'metadata-removed',
  'compression',
] as const;
export type ChangeId = (typeof changeIds)[number];

/** One thing done to the picture, with its amount: degrees, factor, EV, kelvin-like shift, share of area. */
export interface Change {
  what: ChangeId;
  amount: number;
  unit: 'deg' | 'ratio' | 'EV' | '/255' | 'quality' | 'px';
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
