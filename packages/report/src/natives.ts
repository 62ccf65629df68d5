import type { Unit } from './define-check.ts';

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
  /** Light on forehead or bridge of the nose, whichever has more, over that on the cheeks. */
  browLightRatio: 'ratio',
  skinGlareShare: 'share',
  /** ISO NaturalColour: distance of the cheeks from natural skin, CIELAB. */
  naturalColourDistance: 'number',
  /** Mean chroma of the face, CIELAB. */
  faceChroma: 'number',
  /** Distance of the light's colour from what people have in neutral light, by the white of the eyes and the skin. */
  colourCast: 'number',
  /** How far the white of the eyes and the skin contradict each other about it. */
  colourCastDisagreement: 'number',
  /** Difference of the light's colour between both sides of the face, natural logarithm. */
  lightColourDifference: 'number',
  /** How much a* and b* vary on the face beyond what brightness explains: little in sepia. */
  faceColourSpread: 'number',
  /** ISO BackgroundUniformity: mean gradient. */
  backgroundGradient: 'number',
  backgroundShadowShare: 'share',
  /** Difference of L* of the background left and right of the head. */
  backgroundSideDifference: 'number',
  /**
   * Pieces of the old background that stayed beside the person, and of the person that went with it, in areas of the
   * face: all that were seen, and those there is no doubt about. Null where no background was replaced.
   */
  leftoverShare: 'share',
  leftoverCertainShare: 'share',
  lostShare: 'share',
  lostCertainShare: 'share',
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
  /** Bright over dark where the less visible iris must be, natural logarithm. */
  irisContrast: 'number',
  /** How far the light mirrored in an iris outshines the dark around it, natural logarithm, of the eye with less. */
  catchLightProminence: 'number',
  gazeHorizontal: 'ratio',
  gazeVertical: 'ratio',
  mouthOpenness: 'ratio',
  smileProbability: 'share',
  /** source: from the focal length the file states. */
  cameraDistanceM: 'm',
  /** source: width of forehead and temples over the inter-eye distance; seen from too near, they recede. */
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
  /** source: how sure it is that a hand is before the face. */
  handPresence: 'share',
  headCoveringStrength: 'number',
  shoulderTiltDeg: 'deg',
  shoulderReachDifference: 'ratio',
  /** Width of edges at the eyes, where they are softest, over the inter-eye distance. */
  edgeWidthShare: 'share',
  /** source: estimated from the quantisation tables; null where it is no JPEG. */
  jpegQuality: 'number',
  /** Likewise, of the finished file. */
  outputJpegQuality: 'number',
  /** source: steps across the lines of a grid of 8 by 8 pixels over those elsewhere. */
  blockiness: 'ratio',
  /** source: prominence of a printed or displayed raster, natural logarithm of power. */
  rasterPattern: 'number',
  /** source: linear light of the darkest spots of the eyes over that of the brightest parts. */
  pupilBlackRatio: 'ratio',
  /** source: highest frequency that the picture has detail of, over the highest it has pixels for. */
  detailLimitShare: 'share',
  /** source: share of the picture along which its longest straight line is seen. */
  paperEdgeStrength: 'share',
  /** source: how much of the fine texture that its coarser texture promises the skin lacks. */
  skinSmoothing: 'share',
  /** source: how much the background varies over the finest detail of the face. */
  noiseRatio: 'ratio',
  /** source: how much of the file is transparent. */
  transparentShare: 'share',
} as const satisfies Record<string, Unit>;
export type NativeName = keyof typeof nativeUnits;
export const nativeNames = Object.keys(nativeUnits) as [NativeName, ...NativeName[]];
