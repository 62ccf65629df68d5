import type { Unit } from './define-check.ts';

/**
 * Measures other than geometry, with their units. Names marked ISO are native values of ISO/IEC 29794-5. Those marked
 * `source` are measured on the original, or on the picture itself if it was only checked.
 */
export const nativeUnits = {
  /** ISO LuminanceMean, LuminanceVariance: linear luminance of the face, 0 to 1. */
  luminanceMean: 'number',
  luminanceVariance: 'number',
  /** ISO: shares of the face that are nearly black and nearly white. */
  underExposedShare: 'share',
  overExposedShare: 'share',
  /** 98th percentile of the face's linear luminance. */
  faceHighlight: 'number',
  /** ISO: entropy of the face's luminance. */
  dynamicRangeBits: 'bits',
  /** Grey levels between the 1st and 99th percentile of the face, gamma-encoded. */
  greySpanLevels: 'count',
  /** Share of the face with grey of at most 20, gamma-encoded. */
  deepShadowShare: 'share',
  /** Share of the face with any channel at 254 or more. */
  channelClippedShare: 'share',
  /** ISO IlluminationUniformity: overlap of the histograms of both cheeks. */
  illuminationUniformity: 'share',
  /**
   * Darkest relative to brightest of forehead, cheeks and chin, in the worst channel; zones covered by hair are left
   * out.
   */
  zoneLightRatio: 'ratio',
  /** The same for the cheeks only. */
  cheekLightRatio: 'ratio',
  /** Median difference of mirrored points of the face, |ln(left / right)| of luminance. */
  faceShadowAsymmetry: 'number',
  /** Luminance of forehead or nose bridge, whichever is brighter, relative to the cheeks. */
  browLightRatio: 'ratio',
  skinGlareShare: 'share',
  /** ISO NaturalColour: distance of the cheeks from natural skin, CIELAB. */
  naturalColourDistance: 'number',
  faceChroma: 'number',
  /** Distance of the light's colour from neutral light, estimated from the whites of the eyes and the skin. */
  colourCast: 'number',
  /** Disagreement between the whites of the eyes and the skin about the light's colour. */
  colourCastDisagreement: 'number',
  /** Difference of the light's colour between both sides of the face, ln. */
  lightColourDifference: 'number',
  /** Variation of a* and b* over the face that brightness does not explain; small in sepia. */
  faceColourSpread: 'number',
  /** ISO BackgroundUniformity: mean gradient. */
  backgroundGradient: 'number',
  backgroundShadowShare: 'share',
  /** Difference of L* between the background left and right of the head. */
  backgroundSideDifference: 'number',
  /**
   * Pieces of old background beside the person, and of the person cut away, in face areas: all that were detected, and
   * the certain ones. Null if no background was replaced.
   */
  leftoverShare: 'share',
  leftoverCertainShare: 'share',
  lostShare: 'share',
  lostCertainShare: 'share',
  /** From the eye midpoint to the lowest landmark of the face. */
  eyeToChinPx: 'px',
  /** Eye centres from the left and the top edge. */
  eyeImageLeftXPx: 'px',
  eyeImageRightXPx: 'px',
  eyeLineYPx: 'px',
  /** ISO EyesOpen, MouthClosed: relative to the eye-to-chin distance. */
  eyesOpenness: 'ratio',
  /** Height over width of the less open eye. */
  eyeAspectRatio: 'ratio',
  /** Bright relative to dark around the less visible iris, ln. */
  irisContrast: 'number',
  /** Brightness of the catch light relative to the dark iris around it, ln, of the eye where it is smaller. */
  catchLightProminence: 'number',
  gazeHorizontal: 'ratio',
  gazeVertical: 'ratio',
  mouthOpenness: 'ratio',
  smileProbability: 'share',
  /** source: distance computed from the focal length stated in the file. */
  cameraDistanceM: 'm',
  /** source: width of forehead and temples relative to the inter-eye distance; it shrinks if the camera is too near. */
  templeWidthRatio: 'ratio',
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
  /** source: certainty that a hand is in front of the face. */
  handPresence: 'share',
  headCoveringStrength: 'number',
  shoulderTiltDeg: 'deg',
  shoulderReachDifference: 'ratio',
  /** Width of the edges at the softer eye relative to the inter-eye distance. */
  edgeWidthShare: 'share',
  /** source: estimated from the quantisation tables; null if the file is not a JPEG. */
  jpegQuality: 'number',
  /** The same of the finished file. */
  outputJpegQuality: 'number',
  /** source: steps across the lines of the 8 by 8 grid relative to steps elsewhere. */
  blockiness: 'ratio',
  /** source: prominence of a print or display raster, ln of power. */
  rasterPattern: 'number',
  /** source: linear luminance of the darkest spots of the eyes relative to the brightest parts. */
  pupilBlackRatio: 'ratio',
  /** source: highest spatial frequency with detail relative to the highest the pixels can hold. */
  detailLimitShare: 'share',
  /** source: length of the longest straight line relative to the picture. */
  paperEdgeStrength: 'share',
  /** source: fine skin texture that is missing although the coarser texture predicts it. */
  skinSmoothing: 'share',
  /** source: variation of the background relative to the finest detail of the face. */
  noiseRatio: 'ratio',
  /** source: transparent share of the file. */
  transparentShare: 'share',
} as const satisfies Record<string, Unit>;
export type NativeName = keyof typeof nativeUnits;
export const nativeNames = Object.keys(nativeUnits) as [NativeName, ...NativeName[]];
