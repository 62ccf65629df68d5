import { levelling, type Similarity } from '../geometry/similarity.ts';
import type { Point } from '../geometry/spaces.ts';
import { mmPerInch } from '../geometry/units.ts';
import type { PhotoLimits } from '../limits/photo-limits.ts';
import { inner, reserveShares } from '../limits/reserve.ts';
import { type HeadLine, measuredHeight } from '../measure/head-line.ts';
import type { OutputSize } from './output-size.ts';

export interface Frame {
  toOutput: Similarity<'source', 'output'>;
  /** Output px per source px; above 1 the picture is enlarged. */
  scale: number;
}

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

/**
 * Levels by the eye line and chooses scale and place so that head height, eye line, top margin and centring
 * are as near to the middle of their bands as the source allows. Bands come first; within them room above the
 * hair, a head height that is certain to lie inside, a complete source and no enlarging are bought with distance
 * from the middle.
 *
 * When no choice satisfies everything, the least violation is returned and the checks say which and by how
 * much.
 */
export function solveFrame(request: FrameRequest): Frame {
  const cost = costOf(request);
  const { headHeightMm, centreOffsetMm } = request.limits;
  const heightMm = request.size.heightPx / pxPerMm(request.size);
  const { min, max, aim } = ofCrown(headHeightMm, measuredShare(request));
  let best: Placement = { headMm: aim, crownFromTopMm: 0, offsetMm: 0 };
  let bestCost = Number.POSITIVE_INFINITY;
  const offsetMax = centreOffsetMm.max * offsetShareMax;
  for (const headMm of range(min, max, 12)) {
    for (const crownFromTopMm of range(0, heightMm - headMm, 30)) {
      for (const offsetMm of range(-offsetMax, offsetMax, 4)) {
        const placement = { headMm, crownFromTopMm, offsetMm };
        const value = cost(placement);
        if (value < bestCost) {
          best = placement;
          bestCost = value;
        }
      }
    }
  }
  return frameOf(request, refine(best, cost));
}

/**
 * The picture as it is, where it has the exact size and its head lies inside every band already: the smallest
 * edit is none. Null otherwise.
 */
export function frameAsIs({ head, limits, size, edges }: FrameRequest): Frame | null {
  if (edges.widthPx !== size.widthPx || edges.heightPx !== size.heightPx) return null;
  const { axes, crown } = head;
  const { heightPx } = measuredHeight(head, limits.headHeightMm.includesHair);
  const scalePxPerMm = pxPerMm(size);
  const fits =
    outside(heightPx / scalePxPerMm, limits.headHeightMm) === 0 &&
    outside((size.heightPx - axes.eyeMidpoint.y) / scalePxPerMm, limits.eyeLineFromBottomMm) === 0 &&
    outside(crown.y / scalePxPerMm, limits.topMarginMm) === 0 &&
    Math.abs(axes.eyeMidpoint.x - size.widthPx / 2) / scalePxPerMm <= limits.centreOffsetMm.max &&
    Math.abs(axes.turnRad) <= turnUnseenRad;
  return fits ? { toOutput: { a: 1, b: 0, tx: 0, ty: 0 }, scale: 1 } : null;
}

/** About one degree: nobody straightens less by eye. */
const turnUnseenRad = 0.018;

interface Placement {
  /** Chin to crown, whatever the record counts. */
  headMm: number;
  crownFromTopMm: number;
  /** Face centre right of the picture's centre line. */
  offsetMm: number;
}

/** Share of the room above and below the head that goes above it, where no rule tells: published templates take 0.29 to 0.40. */
const roomAboveShare = 0.35;
/** In standard deviations of the head's height, which is measured anew on the finished picture. */
const certainWithin = 1.6;
/** Likewise for the room above the crown. */
const marginCertainWithin = 1.2;
/** Part of the centring limit that may be spent on a complete picture. */
const offsetShareMax = 0.6;
/** Part of what may be missing that is given away for a better place; else pictures that hardly differ fall on either side of the limit. */
const completeWithin = 0.5;
/** The eyes are found again on the finished picture, a little nearer or farther apart. */
const interEyeReserve = 1.02;

function costOf(request: FrameRequest): (p: Placement) => number {
  const { head, limits, size, edges } = request;
  const scalePxPerMm = pxPerMm(size);
  const widthMm = size.widthPx / scalePxPerMm;
  const heightMm = size.heightPx / scalePxPerMm;
  const eyeShare = distance(head.crown, head.axes.eyeMidpoint) / head.headHeightPx;
  const hairShare = head.hairTop ? hairAboveCrownPx(head) / head.headHeightPx : 0;
  const crownBand = ofCrown(limits.headHeightMm, measuredShare(request));
  const headHalf = Math.max(0.1, (crownBand.max - crownBand.min) / 2);
  const certain = certainBand(request);
  const certainMargin = certainMarginBand(request);

  return ({ headMm, crownFromTopMm, offsetMm }) => {
    const eyeMm = heightMm - crownFromTopMm - eyeShare * headMm;
    const scale = (headMm * scalePxPerMm) / head.headHeightPx;
    const over = overhangMm(head, edges, {
      headMm,
      left: -widthMm / 2 - offsetMm,
      right: widthMm / 2 - offsetMm,
      top: eyeMm - heightMm,
      bottom: eyeMm,
    });
    return (
      square((headMm - crownBand.aim) / headHalf) +
      aimCost(eyeMm, limits.eyeLineFromBottomMm) +
      marginCost(crownFromTopMm, limits.topMarginMm, limits.eyeLineFromBottomMm.aim, heightMm - headMm) +
      square(offsetMm / (limits.centreOffsetMm.max / 2)) +
      300 * outside(headMm, certain) +
      300 * outside(crownFromTopMm, certainMargin) +
      300 * square(Math.max(0, limits.hairMarginMm.aim - (crownFromTopMm - hairShare * headMm))) +
      4 * square(over.reduce((sum, side) => sum + side)) +
      40 * square(Math.max(0, Math.max(...over) - completeWithin * limits.missingMm.max)) +
      100 * square(Math.max(0, scale / limits.upscaling.max - 1)) +
      1e3 *
        square(
          Math.max(0, 1 - (head.axes.interEyePx * scale) / (interEyeReserve * (limits.interEyePx.min ?? 1))),
        ) +
      1e4 * outside(Math.abs(offsetMm), { min: null, max: limits.centreOffsetMm.max * offsetShareMax }) +
      1e4 * outside(headMm, inner(crownBand, reserveShares.headHeight)) +
      1e4 * outside(eyeMm, inner(limits.eyeLineFromBottomMm, reserveShares.eyeLine)) +
      1e4 * outside(crownFromTopMm, inner(limits.topMarginMm, reserveShares.topMargin))
    );
  };
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

/** What the record measures, over chin to crown. */
function measuredShare({ head, limits }: FrameRequest): number {
  return measuredHeight(head, limits.headHeightMm.includesHair).heightPx / head.headHeightPx;
}

function ofCrown({ min, max, aim }: PhotoLimits['headHeightMm'], share: number) {
  return { min: min / share, max: max / share, aim: aim / share };
}

/** Heights, chin to crown, that are told to lie inside the record's band for certain; its middle where none is. */
function certainBand(request: FrameRequest): { min: number; max: number } {
  const { head, limits } = request;
  const { heightPx, uncertaintyPx } = measuredHeight(head, limits.headHeightMm.includesHair);
  const { min, max, aim } = ofCrown(limits.headHeightMm, measuredShare(request));
  const reserveMm = (certainWithin * uncertaintyPx * aim) / heightPx;
  return { min: Math.min(aim, min + reserveMm), max: Math.max(aim, max - reserveMm) };
}

/** Likewise of the room above the crown, where a record bounds it: it is asked about where a deviation crosses an end. */
function certainMarginBand({ head, limits }: FrameRequest): Band {
  const { min, max } = limits.topMarginMm;
  if (min === null || max === null) return { min, max };
  const aim = (min + max) / 2;
  const reserveMm = (marginCertainWithin * head.uncertaintyPx * limits.headHeightMm.aim) / head.headHeightPx;
  return { min: Math.min(aim, min + reserveMm), max: Math.max(aim, max - reserveMm) };
}

interface Band {
  min: number | null;
  max: number | null;
}

/** Squared distance outside a band. */
function outside(value: number, { min, max }: Band): number {
  return square(Math.max(0, (min ?? value) - value)) + square(Math.max(0, value - (max ?? value)));
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

/** Pattern search around the best grid point; the cost is smooth there. */
function refine(start: Placement, cost: (p: Placement) => number): Placement {
  let best = start;
  let bestCost = cost(start);
  for (let stepMm = 0.6; stepMm > 0.01; stepMm /= 2) {
    for (const key of ['headMm', 'crownFromTopMm', 'offsetMm'] as const) {
      for (const sign of [-1, 1]) {
        const candidate = { ...best, [key]: best[key] + sign * stepMm };
        const value = cost(candidate);
        if (value < bestCost) {
          best = candidate;
          bestCost = value;
        }
      }
    }
  }
  return best;
}

function frameOf({ head, size }: FrameRequest, placement: Placement): Frame {
  const scalePxPerMm = pxPerMm(size);
  const scale = (placement.headMm * scalePxPerMm) / head.headHeightPx;
  const target: Point<'output'> = {
    x: size.widthPx / 2 + placement.offsetMm * scalePxPerMm,
    y: placement.crownFromTopMm * scalePxPerMm + distance(head.crown, head.axes.eyeMidpoint) * scale,
  };
  return {
    toOutput: levelling({ fixed: head.axes.eyeMidpoint, target, rollRad: head.axes.turnRad, scale }),
    scale,
  };
}

function hairAboveCrownPx(head: HeadLine<'source'>): number {
  return distance(head.hairTop!, head.axes.eyeMidpoint) - distance(head.crown, head.axes.eyeMidpoint);
}

function pxPerMm({ dpi }: OutputSize): number {
  return dpi / mmPerInch;
}

function distance(p: Point<'source'>, q: Point<'source'>): number {
  return Math.hypot(p.x - q.x, p.y - q.y);
}

function square(x: number): number {
  return x * x;
}

function range(from: number, to: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
}
