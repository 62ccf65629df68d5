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
