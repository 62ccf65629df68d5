import { findRequirement } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { syntheticFace } from '../face/synthetic-face.fixture.ts';
import { transformPoint } from '../geometry/similarity.ts';
import { mmFromPx } from '../geometry/units.ts';
import { isInside } from '../limits/certainty.ts';
import { photoLimits } from '../limits/photo-limits.ts';
import { headLine } from '../measure/head/head-line.ts';
import { solveFrame } from './frame.ts';
import type { SourceEdges } from './frame-cost.ts';
import { outputSize } from './output-size.ts';

const nowhere = { top: false, bottom: false, left: false, right: false };
const everywhere = { top: true, bottom: true, left: true, right: true };

function framed(
  countryCode: string,
  options: {
    turnRad?: number;
    edges?: Partial<SourceEdges>;
    hairUp?: number;
    documentType?: 'passport' | 'visa' | 'other';
    variant?: string;
    /** Inter-eye distance relative to that of the drawn face, whose head keeps its size. */
    eyesApart?: number;
    /** Width of the face relative to that of the drawn one. */
    wide?: number;
  } = {},
) {
  const { documentType = 'passport', variant } = options;
  const { requirement } = findRequirement({ countryCode, documentType, ...(variant && { variant }) })!;
  const limits = photoLimits(requirement);
  const size = outputSize(requirement);
  const mesh = syntheticFace<'source'>({ x: 1500, y: 1600, interEyePx: 260, turnRad: options.turnRad ?? 0 });
  const hair = options.hairUp
    ? { onMidline: options.hairUp, highest: options.hairUp, isMidlineCut: false, isCut: false }
    : null;
  const line = headLine(mesh, hair);
  const { eyesApart = 1 } = options;
  const head = {
    ...line,
    axes: { ...line.axes, interEyePx: eyesApart * line.axes.interEyePx },
    faceWidthPx: (options.wide ?? 1) * line.faceWidthPx,
  };
  const edges: SourceEdges = { widthPx: 3000, heightPx: 4000, counts: nowhere, ...options.edges };
  const frame = solveFrame({ head, limits, size, edges });
  const mm = (px: number) => mmFromPx(px, size.dpi);
  const crown = transformPoint(frame.toOutput, head.crown);
  const chin = transformPoint(frame.toOutput, head.chin);
  const eyes = transformPoint(frame.toOutput, head.axes.eyeMidpoint);
  const right = transformPoint(frame.toOutput, head.axes.eyeImageRight);
  return {
    limits,
    headMm: mm(chin.y - crown.y),
    faceMm: mm(head.faceWidthPx * frame.scale),
    chinMm: mm(size.heightPx - chin.y),
    uncertaintyShare: head.uncertaintyPx / head.headHeightPx,
    interEyePx: head.axes.interEyePx * frame.scale,
    topMm: mm(crown.y),
    eyeMm: mm(size.heightPx - eyes.y),
    offsetMm: mm(eyes.x - size.widthPx / 2),
    slopePx: right.y - eyes.y,
    hairMm: head.hairTop && mm(transformPoint(frame.toOutput, head.hairTop).y),
    bottomMm: mm(size.heightPx - transformPoint(frame.toOutput, { x: 1500, y: edges.heightPx }).y),
  };
}

describe('solveFrame', () => {
  it.each(['US', 'GB', 'DE', 'TR', 'IN', 'ID', 'CA', 'CN', 'JP', 'FI'])(
    'satisfies every band of the %s passport, near the middle of the head band',
    (country) => {
      const photo = framed(country, { turnRad: 0.12 });
      const { min, max, aim } = photo.limits.headHeightMm;
      expect(Math.abs(photo.headMm - aim)).toBeLessThan((max! - min) / 4);
      expect(photo.eyeMm).toBeGreaterThanOrEqual(photo.limits.eyeLineFromBottomMm.min);
      expect(photo.eyeMm).toBeLessThanOrEqual(photo.limits.eyeLineFromBottomMm.max);
      expect(photo.topMm).toBeGreaterThanOrEqual(photo.limits.topMarginMm.min ?? 0);
      expect(photo.topMm).toBeLessThanOrEqual(photo.limits.topMarginMm.max ?? 99);
      expect(photo.offsetMm).toBeCloseTo(0, 1);
      expect(photo.slopePx).toBeCloseTo(0, 3);
    },
  );

  it.each([0.95, 1, 1.1, 1.2])(
    'holds head height and face width together for a face %f as wide as the drawn one',
    (wide) => {
      const { headMm, faceMm, limits } = framed('NL', { wide });
      expect(isInside(headMm, 0, limits.headHeightMm)).toBe(true);
      expect(isInside(faceMm, 0, limits.headWidthMm)).toBe(true);
    },
  );

  it('keeps the space below the chin that the authority publishes', () => {
    const { chinMm, limits } = framed('JP');
    expect(limits.chinMarginMm).toMatchObject({ min: 5, max: 9 });
    expect(isInside(chinMm, 0, limits.chinMarginMm)).toBe(true);
  });

  it('lets our estimate of the head height give way to the published width of the face, and to nothing else', () => {
    const { headMm, faceMm, eyeMm, topMm, limits } = framed('CN', {
      documentType: 'visa',
      variant: 'online',
      wide: 1.25,
    });
    expect(limits.headHeightMm.givesWay).toBe(true);
    expect(headMm).toBeLessThan(limits.headHeightMm.min);
    expect(isInside(faceMm, 0, limits.headWidthMm)).toBe(true);
    expect(isInside(eyeMm, 0, limits.eyeLineFromBottomMm)).toBe(true);
    expect(isInside(topMm, 0, limits.topMarginMm)).toBe(true);
  });

  it('breaks one published band rather than two if a face fits neither together', () => {
    const { headMm, faceMm, limits } = framed('NL', { wide: 1.5 });
    const retained = [isInside(headMm, 0, limits.headHeightMm), isInside(faceMm, 0, limits.headWidthMm)];
    expect(retained.filter(Boolean)).toHaveLength(1);
  });

  it('makes room for high hair as far as the bands allow', () => {
    const plain = framed('DE');
    const high = framed('DE', { hairUp: 2.3 });
    expect(high.hairMm).toBeGreaterThan(0);
    expect(high.topMm).toBeGreaterThan(plain.topMm);
    expect(high.headMm).toBeGreaterThanOrEqual(32);
  });

  it.each(['DE', 'GB', 'FR', 'TR', 'US', 'CA'])(
    'leaves about a millimetre above a full head of hair: %s',
    (country) => {
      expect(framed(country, { hairUp: 2.1 }).hairMm).toBeGreaterThan(0.9);
    },
  );

  it('reduces the head for its hair while the head height is certain to be inside the band', () => {
    const { headMm, limits, uncertaintyShare } = framed('DE', { hairUp: 2.2 });
    expect(headMm).toBeLessThan(limits.headHeightMm.aim);
    expect(isInside(headMm, uncertaintyShare * headMm, limits.headHeightMm)).toBe(true);
  });

  it('breaks one limit instead of two: the head height stays certain when the hair cannot fit', () => {
    const { headMm, hairMm, limits, uncertaintyShare } = framed('GB', { hairUp: 2.9 });
    expect(hairMm).toBeLessThan(limits.hairMarginMm.min);
    expect(isInside(headMm, uncertaintyShare * headMm, limits.headHeightMm)).toBe(true);
  });

  it('fits the hair inside a band too narrow for a certain height, and otherwise aims at its middle', () => {
    const fitting = framed('IN', { hairUp: 2.16 });
    expect(fitting.hairMm).toBeGreaterThan(fitting.limits.hairMarginMm.min);
    expect(fitting.headMm).toBeLessThan(fitting.limits.headHeightMm.aim - 0.1);
    const beyond = framed('IN', { hairUp: 2.5 });
    expect(Math.abs(beyond.headMm - beyond.limits.headHeightMm.aim)).toBeLessThan(0.5);
  });

  it("keeps the inter-eye distance above the standard's minimum, however high the hair is", () => {
    expect(framed('UG', { hairUp: 3.2 }).interEyePx).toBeGreaterThan(90);
  });

  it('aims at the standard where the authority sets a lower bound alone', () => {
    const { limits, headMm } = framed('CA', { documentType: 'other', variant: 'firearm-licence' });
    expect(limits.headHeightMm).toMatchObject({ min: 30, max: null, aim: 42.75 });
    expect(Math.abs(headMm - 42.75)).toBeLessThan(2);
  });

  it('makes the head as large as close eyes need it in exact pixels, and no larger than is certain', () => {
    const isCertain = ({ headMm, uncertaintyShare, limits }: ReturnType<typeof framed>) =>
      isInside(headMm, uncertaintyShare * headMm, limits.headHeightMm) === true;
    const close = framed('CN', { eyesApart: 0.97, hairUp: 1.85 });
    expect(close.headMm).toBeGreaterThan(close.limits.headHeightMm.aim + 0.4);
    expect(close.interEyePx).toBeGreaterThan(90);
    expect(isCertain(close)).toBe(true);
    const tooClose = framed('CN', { eyesApart: 0.94, hairUp: 2.2 });
    expect(isCertain(tooClose)).toBe(true);
    expect(Math.abs(tooClose.headMm - tooClose.limits.headHeightMm.aim)).toBeLessThan(1);
  });

  it('does not cut hair that has room in order to hide missing parts of the original', () => {
    const short = framed('US', { hairUp: 2.45, edges: { heightPx: 2260, counts: everywhere } });
    expect(short.hairMm).toBeGreaterThan(short.limits.hairMarginMm.min);
    expect(short.bottomMm).toBeGreaterThan(short.limits.missingMm.max);
  });

  it('keeps the head height certain when the original is too narrow to be complete', () => {
    const { headMm, limits, uncertaintyShare } = framed('CA', {
      hairUp: 2,
      edges: { widthPx: 1900, heightPx: 2400, counts: everywhere },
    });
    expect(isInside(headMm, uncertaintyShare * headMm, limits.headHeightMm)).toBe(true);
  });

  it('includes the hair in the head height where the authority does', () => {
    const passport = framed('UG', { hairUp: 2.4 });
    const visa = framed('US', { hairUp: 2.4, documentType: 'visa' });
    const withHairMm = visa.headMm + visa.topMm - visa.hairMm!;
    expect(passport.headMm + passport.topMm - passport.hairMm!).toBeGreaterThan(withHairMm);
    // The minimum of 90 px between the eyes needs a head slightly above the middle of the band.
    expect(withHairMm).toBeLessThan(33);
  });

  it('stays inside a source that ends below the shoulders when that is possible', () => {
    const open = framed('TR');
    expect(open.bottomMm).toBeLessThan(0);
    const tight = framed('TR', { edges: { heightPx: 2350, counts: everywhere } });
    expect(tight.bottomMm).toBeLessThan(4);
    expect(tight.headMm).toBeLessThanOrEqual(36);
  });
});
