import { distance } from '../geometry/distance.ts';
import { mmPerInch } from '../geometry/units.ts';
import type { Band } from '../limits/band.ts';
import { certainPart, topMarginInsideFrom } from '../limits/certainty.ts';
import { mostAboveHairMm } from '../limits/hair-room.ts';
import type { PhotoLimits } from '../limits/photo-limits.ts';
import { inner, reserveShares } from '../limits/reserve.ts';
import { type HeadLine, measuredHeight } from '../measure/head/head-line.ts';
import type { OutputSize } from './output-size.ts';

/** Where the picture ends, and whether the person is cut off there. */
export interface SourceEdges {
  widthPx: number;
  heightPx: number;
  /** Parts of the frame beyond an edge that count as missing: the person reaches it, or the background stays. */
  counts: { top: boolean; bottom: boolean; left: boolean; right: boolean };
}

export interface FrameRequest {
  head: HeadLine<'source'>;
  limits: PhotoLimits;
  size: OutputSize;
  edges: SourceEdges;
}

export interface Placement {
  /** Chin to crown, whatever the record counts. */
  headMm: number;
  crownFromTopMm: number;
  /** Face centre right of the picture's centre line. */
  offsetMm: number;
}

/**
 * What breaking a limit costs at all, by what a check makes of it; however far a photo is from an aim, that is less.
 * So one limit is broken rather than two bent, and the lighter one.
 */
const broken = { fails: 200, asks: 60, tells: 30 } as const;

/** Share of the room above and below the head that goes above it, where no rule tells: published templates take 0.29 to 0.40. */
const roomAboveShare = 0.35;
/** The finished picture is measured anew, and the head is found a little longer or shorter. */
const headRepeatsMm = 0.2;
/** So is the hair's top; and a print may be cut a little off. */
const hairRepeatsMm = 0.4;
/** The eyes are found again on the finished picture, a little nearer or farther apart. */
const interEyeReserve = 1.02;
/** Part of the centring limit that may be spent on a complete picture. */
export const offsetShareMax = 0.6;
/** Part of what may be missing that is given away for a better place; else pictures that hardly differ fall on either side of the limit. */
const completeWithin = 0.5;

/**
 * What is wrong with a placement. Bands weigh most; then limits that a check fails, asks about or tells of; within
 * all of them it is the distance from the middle of the bands and from the room aimed at.
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
    const { certain, certainMargin, hairMin, hairBreaks, interEyeMin } = this.#aims;
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
      // Where no height is certain, the middle is the likeliest.
      (certain ? 1 : 20) * square((headMm - crownBand.aim) / headHalf) +
      aimCost(eyeMm, limits.eyeLineFromBottomMm) +
      marginCost(crownFromTopMm, limits.topMarginMm, limits.eyeLineFromBottomMm.aim, heightMm - headMm) +
      square(offsetMm / (limits.centreOffsetMm.max / 2)) +
      4 * square(Math.max(0, limits.hairMarginMm.aim - Math.max(hairMin, hairMm))) +
      breach(hairMin - hairMm, hairBreaks, 10) +
      breach(beyond(headMm, certain), broken.asks, 20) +
      breach(beyond(crownFromTopMm, certainMargin), broken.asks, 20) +
      completeness(over) +
      breach(Math.max(...over) - completeWithin * limits.missingMm.max, broken.fails, 0) +
      breach(scale / limits.upscaling.max - 1, broken.fails, 10) +
      breach(1 - (head.axes.interEyePx * scale) / interEyeMin, broken.fails, 1e3) +
      1e4 * square(beyond(offsetMm, centredWithin(limits))) +
      1e4 * square(beyond(headMm, inner(crownBand, reserveShares.headHeight))) +
      1e4 * square(beyond(eyeMm, eyeLineWithin(limits))) +
      1e4 * square(beyond(crownFromTopMm, inner(limits.topMarginMm, reserveShares.topMargin)))
    );
  }
}

/** What is the same for every placement. */
function aimsOf(request: FrameRequest) {
  const { head, limits, size } = request;
  const scalePxPerMm = pxPerMm(size);
  const crownBand = crownBandMm(request);
  return {
    scalePxPerMm,
    widthMm: size.widthPx / scalePxPerMm,
    heightMm: size.heightPx / scalePxPerMm,
    eyeShare: eyeShareOf(request),
    hairShare: head.hairTop ? hairAboveCrownPx(head) / head.headHeightPx : 0,
    crownBand,
    headHalf: Math.max(0.1, (crownBand.max - crownBand.min) / 2),
    certain: certainHead(request),
    certainMargin: certainTopMargin(request),
    hairMin: limits.hairMarginMm.min + hairRepeatsMm,
    hairBreaks: isRoomForHair(request) ? broken.fails : broken.tells,
    interEyeMin: interEyeReserve * (limits.interEyePx.min ?? 0),
  };
}

/** What chin to crown may measure, where the record measures something else too. */
export function crownBandMm({ head, limits: { headHeightMm } }: FrameRequest) {
  const share = measuredHeight(head, headHeightMm.includesHair).heightPx / head.headHeightPx;
  return { min: headHeightMm.min / share, max: headHeightMm.max / share, aim: headHeightMm.aim / share };
}

/** Where the eyes may be, mm above the bottom. */
export function eyeLineWithin({ eyeLineFromBottomMm }: PhotoLimits): Band {
  return inner(eyeLineFromBottomMm, reserveShares.eyeLine);
}

/** From the crown down to the eyes, share of chin to crown. */
export function eyeShareOf({ head }: FrameRequest): number {
  return distance(head.crown, head.axes.eyeMidpoint) / head.headHeightPx;
}

/** How far a value lies outside a band; 0 inside, and where there is none. */
export function beyond(value: number, band: Band | null): number {
  if (!band) return 0;
  return Math.max(0, (band.min ?? value) - value, value - (band.max ?? value));
}

export function pxPerMm({ dpi }: OutputSize): number {
  return dpi / mmPerInch;
}

function breach(amount: number, step: number, slope: number): number {
  return amount > 0 ? step + slope * amount : 0;
}

/** A little that is missing may be bought; of much, a little less is no better. */
function completeness(over: readonly number[]): number {
  const sum = over.reduce((total, side) => total + side);
  return sum < 1 ? 4 * square(sum) : 8 * sum - 4;
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

function centredWithin({ centreOffsetMm: { max } }: PhotoLimits): Band {
  return { min: -max * offsetShareMax, max: max * offsetShareMax };
}

/** Whether a check fails hair that is cut off, as it could have been kept in. */
function isRoomForHair(request: FrameRequest): boolean {
  const { head, limits, size } = request;
  if (!head.hairTop) return true;
  const headMm = crownBandMm(request).aim;
  const mmPerPx = headMm / head.headHeightPx;
  const atAim = {
    heightMm: limits.headHeightMm.aim,
    interEyePx: head.axes.interEyePx * mmPerPx * pxPerMm(size),
    hairAboveEyesMm: distance(head.hairTop, head.axes.eyeMidpoint) * mmPerPx,
    hairAboveCrownMm: hairAboveCrownPx(head) * mmPerPx,
  };
  return mostAboveHairMm(atAim, limits, size.heightPx / pxPerMm(size)) >= limits.hairMarginMm.aim;
}

/** Heights, chin to crown, that are told to lie inside the record's band for certain; null where none is. */
function certainHead(request: FrameRequest): Band | null {
  const { head } = request;
  const { heightPx, uncertaintyPx } = measuredHeight(head, request.limits.headHeightMm.includesHair);
  const share = uncertaintyPx / heightPx;
  const part = certainPart(crownBandMm(request), (mm) => share * mm);
  return part && narrowed(part, headRepeatsMm);
}

/** Likewise of the room above the crown, where a record bounds it. */
function certainTopMargin({ head, limits }: FrameRequest): Band | null {
  const { min, max } = limits.topMarginMm;
  if (min === null || max === null) return null;
  const deviationMm = (head.uncertaintyPx * limits.headHeightMm.aim) / head.headHeightPx;
  const part = certainPart({ min, max }, () => deviationMm, topMarginInsideFrom);
  return part && narrowed(part, headRepeatsMm);
}

/** Its middle, where it is not as wide. */
function narrowed({ min, max }: { min: number; max: number }, byMm: number): Band {
  const by = Math.min(byMm, (max - min) / 2);
  return { min: min + by, max: max - by };
}

/** How far the turned frame reaches beyond edges of the source that count, in mm, side by side. */
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
