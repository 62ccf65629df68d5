import { mmPerInch } from '@vesika/requirements/inch';
import { faceWidthUncertaintyShare } from '../face/face-width.ts';
import { distance } from '../geometry/distance.ts';
import type { Band } from '../limits/band.ts';
import { certainPart, repeatedWithinMm, topMarginInsideFrom } from '../limits/certainty.ts';
import { mostAboveHairMm } from '../limits/hair-room.ts';
import { interEyePxToKeep } from '../limits/inter-eye.ts';
import type { PhotoLimits } from '../limits/photo-limits.ts';
import { inner, reserveShares } from '../limits/reserve.ts';
import { type HeadLine, measuredHeight } from '../measure/head/head-line.ts';
import type { OutputSize } from './output-size.ts';

/** Size of the source, and which of its edges matter. */
export interface SourceEdges {
  widthPx: number;
  heightPx: number;
  /**
   * True where a part of the frame beyond the edge counts as missing: the edge cuts the person, or the background is
   * kept.
   */
  counts: { top: boolean; bottom: boolean; left: boolean; right: boolean };
}

export interface FrameRequest {
  head: HeadLine<'source'>;
  limits: PhotoLimits;
  size: OutputSize;
  edges: SourceEdges;
}

export interface Placement {
  /** Chin to crown, even if the document's head height includes hair. */
  headMm: number;
  crownFromTopMm: number;
  /** Distance of the face's centre line to the right of the picture's centre line. */
  offsetMm: number;
}

/**
 * Trade-offs of the search for a placement. Costs have no unit; 1 is a value at the edge of a band whose middle is
 * preferred.
 *
 * | Weight                  | Cost                               | Trade-off                                      |
 * | ----------------------- | ---------------------------------- | ---------------------------------------------- |
 * | outsideBand             | 10,000 per mm outside a band, and  | Nothing is worth leaving a band                |
 * |                         | per mm² inside its reserve         |                                                |
 * | breaksBand              | 1,000 per broken band              | Break one band rather than two                 |
 * | outsideEstimate         | 100 per mm² outside an estimate,   | A band of our own gives way to published ones  |
 * |                         | and 30 for leaving it              |                                                |
 * | fails, asks, informs    | 200, 60 or 30 per broken limit, by | Break one limit rather than two, and the least |
 * |                         | the outcome of its check           | severe; any distance from an aim costs less    |
 * | interEyeShortPx         | 10 per missing px                  | Miss the inter-eye minimum by little           |
 * | uncertainMm             | 20 per mm outside the certain part | Stay close to a head height that is certain    |
 * | hairCutMm, enlargedShare | 10 per mm, 10 per excess share    | Cut and enlarge no more than necessary         |
 * | middle                  | 20 at the edge of the band of head | The middle is safest if no height or margin is |
 * |                         | height or top margin               | certain; otherwise its weight is 1             |
 * | hairRoom                | 4 per mm² of missing space         | Space above the hair for distance from an aim  |
 * | missing                 | 4 per mm², above 1 mm 8 per mm     | A small missing part for a better placement    |
 */
const weights = {
  outsideBand: 1e4,
  breaksBand: 1e3,
  outsideEstimate: 100,
  fails: 200,
  asks: 60,
  informs: 30,
  interEyeShortPx: 10,
  uncertainMm: 20,
  hairCutMm: 10,
  enlargedShare: 10,
  middle: 20,
  hairRoom: 4,
  missing: 4,
} as const;

/**
 * Share of the space above and below the head that goes above it when the document gives no rule; published templates
 * use 0.29 to 0.40.
 */
const roomAboveShare = 0.35;
/** Reserve for the top of the hair, for the same reason and for a slightly inaccurate cut of a print. */
const hairReserveMm = 0.4;
/** Share of the centring limit that may be used to keep the picture complete. */
export const offsetShareMax = 0.6;
/**
 * Share of the missing-area limit that may be used for a better placement. The rest is reserve, so that nearly equal
 * pictures do not fall on both sides of the limit.
 */
const missingShareMax = 0.5;

/**
 * Cost of a placement: the sum of the terms in the table of `weights`. The bands of the document come first, then the
 * limits by the outcome of their checks, then the distance from the middle of the bands and from the preferred margins.
 */
export class FrameCost {
  readonly #request: FrameRequest;
  readonly #aims: ReturnType<typeof aimsOf>;

  constructor(request: FrameRequest) {
    this.#request = request;
    this.#aims = aimsOf(request);
  }

  of({ headMm, crownFromTopMm, offsetMm }: Placement): number {
    const { head, limits, edges } = this.#request;
    const { scalePxPerMm, widthMm, heightMm, eyeShare, hairShare, crownBand, headHalf } = this.#aims;
    const { certain, certainMargin, marginWeight, hairMin, hairCutCost, interEyeMin } = this.#aims;
    const { faceShare, certainWidth } = this.#aims;
    const faceMm = faceShare * headMm;
    const chinMm = heightMm - crownFromTopMm - headMm;
    const eyeMm = heightMm - crownFromTopMm - eyeShare * headMm;
    const hairMm = crownFromTopMm - hairShare * headMm;
    const scale = (headMm * scalePxPerMm) / head.headHeightPx;
    const over = overhangMm(head, edges, {
      headMm,
      left: -widthMm / 2 - offsetMm,
      right: widthMm / 2 - offsetMm,
      top: eyeMm - heightMm,
      bottom: eyeMm,
    });
    return (
      // When no value is certain to be inside the band, its middle has the best chance.
      (certain || limits.headHeightMm.givesWay ? 1 : weights.middle) *
        square((headMm - crownBand.aim) / headHalf) +
      aimCost(eyeMm, limits.eyeLineFromBottomMm) +
      marginWeight *
        marginCost(crownFromTopMm, limits.topMarginMm, limits.eyeLineFromBottomMm.aim, heightMm - headMm) +
      square(offsetMm / (limits.centreOffsetMm.max / 2)) +
      weights.hairRoom * square(Math.max(0, limits.hairMarginMm.aim - Math.max(hairMin, hairMm))) +
      breach(hairMin - hairMm, hairCutCost, weights.hairCutMm) +
      breach(beyond(headMm, certain), weights.asks, weights.uncertainMm) +
      breach(beyond(crownFromTopMm, certainMargin), weights.asks, weights.uncertainMm) +
      breach(beyond(faceMm, certainWidth), weights.asks, weights.uncertainMm) +
      completeness(over) +
      breach(Math.max(...over) - missingShareMax * limits.missingMm.max, weights.fails, 0) +
      breach(scale / limits.upscaling.max - 1, weights.fails, weights.enlargedShare) +
      breach(interEyeMin - head.axes.interEyePx * scale, weights.fails, weights.interEyeShortPx) +
      outside(offsetMm, centred(limits), (1 - offsetShareMax) / 2) +
      (limits.headHeightMm.givesWay
        ? weights.outsideEstimate * square(beyond(headMm, crownBand)) +
          breach(beyond(headMm, crownBand), weights.informs, 0)
        : outside(headMm, crownBand, reserveShares.headHeight)) +
      outside(faceMm, limits.headWidthMm, reserveShares.headWidth) +
      outside(eyeMm, limits.eyeLineFromBottomMm, reserveShares.eyeLine) +
      outside(crownFromTopMm, limits.topMarginMm, reserveShares.topMargin) +
      outside(chinMm, limits.chinMarginMm, reserveShares.chinMargin)
    );
  }
}

/** Values that are the same for all placements. */
function aimsOf(request: FrameRequest) {
  const { head, limits, size } = request;
  const scalePxPerMm = pxPerMm(size);
  const crownBand = crownBandMm(request);
  const certainMargin = certainTopMargin(request);
  return {
    scalePxPerMm,
    widthMm: size.widthPx / scalePxPerMm,
    heightMm: size.heightPx / scalePxPerMm,
    eyeShare: eyeShareOf(request),
    hairShare: head.hairTop ? hairAboveCrownPx(head) / head.headHeightPx : 0,
    crownBand,
    headHalf: Math.max(0.1, (crownBand.max - crownBand.min) / 2),
    faceShare: head.faceWidthPx / head.headHeightPx,
    certainWidth: certainFaceWidth(limits),
    certain: limits.headHeightMm.givesWay ? null : certainHead(request),
    certainMargin,
    marginWeight: isBand(limits.topMarginMm) && !certainMargin ? weights.middle : 1,
    hairMin: limits.hairMarginMm.min + hairReserveMm,
    hairCutCost: isRoomForHair(request) ? weights.fails : weights.informs,
    interEyeMin: interEyePxToKeep(headAtAim(request), limits),
  };
}

/** Allowed distance from chin to crown, mm; converted when the document measures the head height differently. */
function crownBandMm({ head, size, limits: { headHeightMm } }: FrameRequest) {
  const share = measuredHeight(head, headHeightMm.includesHair).heightPx / head.headHeightPx;
  // A head is no higher than the picture, even if the document sets no upper bound.
  const maxMm = headHeightMm.max ?? size.heightPx / pxPerMm(size);
  return { min: headHeightMm.min / share, max: maxMm / share, aim: headHeightMm.aim / share };
}

/** Heads to try, chin to crown, mm: those of the band, and where it gives way those with a face of the published width. */
export function triedHeadsMm(request: FrameRequest): { min: number; max: number } {
  const { head, limits } = request;
  const { min, max } = crownBandMm(request);
  if (!limits.headHeightMm.givesWay) return { min, max };
  const perWidth = head.headHeightPx / head.faceWidthPx;
  const { min: narrowest, max: widest } = limits.headWidthMm;
  return {
    min: Math.min(min, (narrowest ?? Number.POSITIVE_INFINITY) * perWidth),
    max: Math.max(max, (widest ?? 0) * perWidth),
  };
}

/** Allowed height of the eye line above the bottom edge, mm, with a reserve. */
export function eyeLineWithin({ eyeLineFromBottomMm }: PhotoLimits): Band {
  return inner(eyeLineFromBottomMm, reserveShares.eyeLine);
}

/** Distance from the crown down to the eye line, as a share of chin to crown. */
export function eyeShareOf({ head }: FrameRequest): number {
  return distance(head.crown, head.axes.eyeMidpoint) / head.headHeightPx;
}

/** Distance of a value from a band; 0 inside the band and when there is none. */
export function beyond(value: number, band: Band | null): number {
  if (!band) return 0;
  return Math.max(0, (band.min ?? value) - value, value - (band.max ?? value));
}

export function pxPerMm({ dpi }: OutputSize): number {
  return dpi / mmPerInch;
}

/** Cost of leaving a band, which is kept with a reserve at both ends. */
function outside(value: number, band: Band, reserve: number): number {
  const beyondMm = beyond(value, band);
  const intoReserveMm = beyond(value, inner(band, reserve)) - beyondMm;
  // Beyond the band the cost is linear, or two bands would be broken by half as much each.
  return (
    weights.outsideBand * square(intoReserveMm) + breach(beyondMm, weights.breaksBand, weights.outsideBand)
  );
}

/** Cost of exceeding a limit by `amount`: a fixed step and a slope; 0 when it is met. */
function breach(amount: number, step: number, slope: number): number {
  return amount > 0 ? step + slope * amount : 0;
}

/**
 * Cost of missing area, in mm summed over the sides: quadratic up to 1 mm, so that a little may be accepted; linear
 * above, where a bit less hardly helps.
 */
function completeness(over: readonly number[]): number {
  const sum = over.reduce((total, side) => total + side);
  return weights.missing * (sum < 1 ? square(sum) : 2 * sum - 1);
}

function aimCost(value: number, limit: { min: number; max: number; aim: number | null }): number {
  return limit.aim === null ? 0 : square((value - limit.aim) / ((limit.max - limit.min) / 2));
}

function marginCost(
  marginMm: number,
  limit: PhotoLimits['topMarginMm'],
  eyeAim: number | null,
  roomMm: number,
): number {
  if (limit.aim !== null) return square((marginMm - limit.aim) / Math.max(1, roomMm / 8));
  return eyeAim === null ? square((marginMm - roomAboveShare * roomMm) / Math.max(1, roomMm / 6)) : 0;
}

function centred({ centreOffsetMm: { max } }: PhotoLimits): Band {
  return { min: -max, max };
}

/** True when hair could be kept completely inside the picture, in which case a check fails cut-off hair. */
function isRoomForHair(request: FrameRequest): boolean {
  const { head, limits, size } = request;
  if (!head.hairTop) return true;
  const mmPerPx = crownBandMm(request).aim / head.headHeightPx;
  const atAim = {
    ...headAtAim(request),
    hairAboveEyesMm: distance(head.hairTop, head.axes.eyeMidpoint) * mmPerPx,
    hairAboveCrownMm: hairAboveCrownPx(head) * mmPerPx,
  };
  return mostAboveHairMm(atAim, limits, size.heightPx / pxPerMm(size)) >= limits.hairMarginMm.aim;
}

/** The head at the height that the document aims at. */
function headAtAim(request: FrameRequest) {
  const { head, limits, size } = request;
  const mmPerPx = crownBandMm(request).aim / head.headHeightPx;
  return {
    heightMm: limits.headHeightMm.aim,
    interEyePx: head.axes.interEyePx * mmPerPx * pxPerMm(size),
    faceWidthMm: head.faceWidthPx * mmPerPx,
    deviationMm: measuredHeight(head, limits.headHeightMm.includesHair).uncertaintyPx * mmPerPx,
  };
}

/**
 * Distances from chin to crown, mm, that are certain to be inside the document's band despite the measurement
 * uncertainty; null when there is none.
 */
function certainHead(request: FrameRequest): Band | null {
  const { head } = request;
  const { heightPx, uncertaintyPx } = measuredHeight(head, request.limits.headHeightMm.includesHair);
  const share = uncertaintyPx / heightPx;
  const part = certainPart(crownBandMm(request), (mm) => share * mm);
  return part && narrowed(part, repeatedWithinMm);
}

/**
 * Top margins, mm, that are certain to be inside the document's band; null when there is none, or the document gives no
 * such band.
 */
function certainTopMargin({ head, limits }: FrameRequest): Band | null {
  if (!isBand(limits.topMarginMm)) return null;
  const deviationMm = (head.uncertaintyPx * limits.headHeightMm.aim) / head.headHeightPx;
  const part = certainPart(limits.topMarginMm, () => deviationMm, topMarginInsideFrom);
  return part && narrowed(part, repeatedWithinMm);
}

/** Widths of the face, mm, that are certain to be inside the document's band; null if there is none. */
function certainFaceWidth({ headWidthMm }: PhotoLimits): Band | null {
  if (!isBand(headWidthMm)) return null;
  return certainPart(headWidthMm, (mm) => faceWidthUncertaintyShare * mm);
}

function isBand(band: Band): band is { min: number; max: number } {
  return band.min !== null && band.max !== null;
}

/** The band reduced at both ends; its middle when it is narrower than that. */
function narrowed({ min, max }: { min: number; max: number }, byMm: number): Band {
  const by = Math.min(byMm, (max - min) / 2);
  return { min: min + by, max: max - by };
}

/**
 * Distance by which the rotated frame extends beyond each edge of the source that counts, mm: left, right, top, bottom.
 */
function overhangMm(
  { axes, headHeightPx }: HeadLine<'source'>,
  { widthPx, heightPx, counts }: SourceEdges,
  frame: { headMm: number; left: number; right: number; top: number; bottom: number },
): number[] {
  const pxPerFrameMm = headHeightPx / frame.headMm;
  const cos = Math.cos(axes.turnRad);
  const sin = Math.sin(axes.turnRad);
  const x = axes.eyeMidpoint.x / pxPerFrameMm;
  const y = axes.eyeMidpoint.y / pxPerFrameMm;
  const { left, right, top, bottom } = frame;
  const leftmost = x + left * cos - Math.max(top * sin, bottom * sin);
  const rightmost = x + right * cos - Math.min(top * sin, bottom * sin);
  const topmost = y + top * cos + Math.min(left * sin, right * sin);
  const bottommost = y + bottom * cos + Math.max(left * sin, right * sin);
  return [
    counts.left ? Math.max(0, -leftmost) : 0,
    counts.right ? Math.max(0, rightmost - widthPx / pxPerFrameMm) : 0,
    counts.top ? Math.max(0, -topmost) : 0,
    counts.bottom ? Math.max(0, bottommost - heightPx / pxPerFrameMm) : 0,
  ];
}

function hairAboveCrownPx(head: HeadLine<'source'>): number {
  return distance(head.hairTop!, head.axes.eyeMidpoint) - distance(head.crown, head.axes.eyeMidpoint);
}

function square(x: number): number {
  return x * x;
}
