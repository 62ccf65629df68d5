import type { AlphaAt } from '../../face/aligned-matte.ts';
import { pointOnAxes } from '../../face/face-axes.ts';
import { pointAt } from '../../face/face-points.ts';
import { type FaceTones, medianTone, type Tone, toneAt, toneDifference } from '../../face/skin-model.ts';
import { parabolaResidual } from '../../geometry/parabola.ts';
import type { Point } from '../../geometry/spaces.ts';
import { quantile } from '../../raster/quantile.ts';
import { foreignBesideHead } from './beside-head.ts';

/** Appearance of the top of a head. Heights and widths in inter-eye distances, tones as log ratios. */
export interface CrownFeatures {
  /**
   * The strongest edge in vertical scans above the brows: its height above the eyes, strength, suddenness, and deviation
   * from a parabola across the scans.
   */
  edgeHeight: number;
  edgeStrength: number;
  edgeStrengthLow: number;
  edgeSuddenness: number;
  edgeRoughness: number;
  /** Light below the edge relative to the skin, and above it relative to the brows. */
  belowLight: number;
  aboveBrowLight: number;
  /** Zone between edge and outline: light relative to the skin, lowest texture, and texture near the outline. */
  zoneLight: number;
  zoneTextureLow: number;
  zoneTextureUpper: number;
  /** The zone's highest saturation, share of colours outside the range of hair, and share of skin colours. */
  zoneSaturation: number;
  zoneUnlikeHair: number;
  zoneLikeSkin: number;
  /** Largest change of light and of colour between a row and the next but one. */
  rowLightJump: number;
  rowColourJump: number;
  /** Height of the silhouette above the eyes, and its width at four heights. */
  topHeight: number;
  widthAtBrows: number;
  widthAtForehead: number;
  widthAtCrown: number;
  widthAboveCrown: number;
  /** Mean deviation of the outline from its moving average, px. */
  outlineRaggedness: number;
  /** Hair beside the face: texture, and light relative to the zone; share of skin colours below the chin. */
  sideTexture: number;
  sideZoneLight: number;
  neckLikeSkin: number;
  /** Share of bright, plain objects beside the head. */
  foreignBeside: number;
}

/** Vertical scans above the brows: positions, start and end, in inter-eye distances. */
const columns = Array.from({ length: 25 }, (_, i) => -0.62 + (1.24 * i) / 24);
const bottom = 0.32;
const reach = 2.6;
const stepPx = 5;
const columnsMin = 10;
/**
 * Height above the eyes, in inter-eye distances, that every skull exceeds: bare heads that the picture shows whole reach 1.4
 * and more, bald ones among them. A silhouette that ends below it in the middle of the picture has lost what covers the
 * skull, as white cloth before a white wall; such heads reach 1.0 at most.
 */
const skullTopMin = 1.2;
const stepsMin = 12;
const opaque = 128;

/**
 * Features for the classification of head coverings.
 *
 * In:  tones of the aligned face; its matte.
 * Out: null when the silhouette ends below the top of every skull and the picture does not, or when fewer than ten scans
 *      are long enough, because too little of the head is in the picture.
 */
export function crownFeatures(tones: FaceTones, alphaAt: AlphaAt): CrownFeatures | null {
  const isPerson = ({ x, y }: Point<'aligned'>) => alphaAt(x, y) >= opaque;
  const found = columns.flatMap((right) => columnUp(tones, isPerson, right) ?? []);
  if (found.length < columnsMin) return null;
  const pick = (value: (column: Column) => number, share: number) => quantile(found.map(value), share);
  const topHeight = pick((c) => c.top, 0.5);
  const above = pointOnAxes(tones.axes, 0, skullTopMin);
  if (topHeight < skullTopMin && alphaAt(above.x, above.y) >= 0) return null;
  const zone = zoneAbove(tones, found);
  const ofZone = (value: (spot: Spot) => number, share: number) => quantile(zone.map(value), share);
  const shareOf = (test: (spot: Spot) => boolean) => zone.filter(test).length / zone.length;
  const rows = rowJumps(tones, isPerson);
  const side = besideFace(tones, isPerson);
  const zoneLight = ofZone(({ tone }) => tone.light, 0.5);
  return {
    edgeHeight: pick((c) => c.edgeHeight, 0.5),
    edgeStrength: pick((c) => c.strength, 0.5),
    edgeStrengthLow: pick((c) => c.strength, 0.25),
    edgeSuddenness: pick((c) => c.suddenness, 0.5),
    edgeRoughness: parabolaResidual(
      found.map(({ right, edgeHeight, strength }) => ({ x: right, y: edgeHeight, weight: strength })),
    ),
    belowLight: pick((c) => c.belowLight, 0.5),
    aboveBrowLight: pick((c) => c.aboveLight, 0.5) - browLight(tones),
    zoneLight,
    zoneTextureLow: ofZone(({ texture }) => texture, 0.1),
    zoneTextureUpper: quantile(
      zone.filter(({ share }) => share >= 0.6).map(({ texture }) => texture),
      0.5,
    ),
    zoneSaturation: ofZone(({ colour }) => Math.abs(colour.red) + Math.abs(colour.blue), 0.9),
    zoneUnlikeHair: shareOf(({ colour }) => colour.red < -0.06 || colour.blue > 0.12),
    zoneLikeSkin: shareOf(({ tone }) => isSkin(tone)),
    rowLightJump: rows.light,
    rowColourJump: rows.colour,
    topHeight,
    widthAtBrows: widthAt(tones, isPerson, 0.2),
    widthAtForehead: widthAt(tones, isPerson, 0.6),
    widthAtCrown: widthAt(tones, isPerson, 1),
    widthAboveCrown: widthAt(tones, isPerson, 1.4),
    outlineRaggedness: raggedness(tones, isPerson),
    sideTexture: side.texture,
    sideZoneLight: side.light - zoneLight,
    neckLikeSkin: neckLikeSkin(tones),
    foreignBeside: foreignBesideHead(tones, alphaAt),
  };
}

interface Column {
  right: number;
  edgeHeight: number;
  strength: number;
  suddenness: number;
  top: number;
  aboveLight: number;
  belowLight: number;
}

/** Colour differences have more weight than differences of light, which folds and curls cause too. */
const colourWeight = 2;
const lightWeight = 0.7;
/** Samples averaged on each side of an edge for its strength, and for its tones. */
const edgeSteps = 4;
const besideEdgeSteps = 8;

/** Scans from above the brow up to the outline; null when that is too short. */
function columnUp(
  tones: FaceTones,
  isPerson: (p: Point<'aligned'>) => boolean,
  right: number,
): Column | null {
  const step = stepPx / tones.axes.interEyePx;
  const scan: Tone[] = [];
  for (let up = bottom; up < reach; up += step) {
    const p = pointOnAxes(tones.axes, right, up);
    if (!isPerson(p)) break;
    scan.push(toneOn(tones, p));
  }
  if (scan.length < stepsMin) return null;
  const { at, strength } = strongestEdge(scan);
  const around = scan.slice(Math.max(0, at - edgeSteps), at + edgeSteps + 1).map(({ light }) => light);
  const jumps = around.slice(1).map((light, i) => Math.abs(light - around[i]!));
  const across = Math.abs(around.at(-1)! - around[0]!);
  return {
    right,
    edgeHeight: bottom + at * step,
    strength,
    suddenness: Math.max(...jumps) / (across + 0.05),
    top: bottom + (scan.length - 1) * step,
    aboveLight: meanLight(scan.slice(at + 2, Math.min(scan.length - 2, at + besideEdgeSteps + 1))),
    belowLight: meanLight(scan.slice(Math.max(0, at - besideEdgeSteps), Math.max(1, at - 1))),
  };
}

function strongestEdge(scan: readonly Tone[]): { at: number; strength: number } {
  let at = 0;
  let strength = 0;
  for (let i = edgeSteps; i < scan.length - edgeSteps - 1; i++) {
    const above = meanTone(scan.slice(i + 1, i + 1 + edgeSteps));
    const { light, red, blue } = toneDifference(above, meanTone(scan.slice(i - edgeSteps, i)));
    const found = Math.hypot(lightWeight * light, colourWeight * red, colourWeight * blue);
    if (found > strength) [at, strength] = [i, found];
  }
  return { at, strength };
}

interface Spot {
  /** Position between the edge, 0, and the outline, 1. */
  share: number;
  /** Relative to the skin, and absolute. */
  tone: Tone;
  colour: Tone;
  texture: number;
}

const zoneShares = [0.15, 0.35, 0.55, 0.75, 0.9] as const;

function zoneAbove(tones: FaceTones, found: readonly Column[]): Spot[] {
  return found.flatMap(({ right, edgeHeight, top }) =>
    zoneShares.map((share) => {
      const p = pointOnAxes(tones.axes, right, edgeHeight + (top - edgeHeight) * share);
      const colour = toneAt(tones.raster, p, 2);
      return { share, colour, tone: toneDifference(colour, tones.skin), texture: textureAt(tones, p) };
    }),
  );
}

const textureHalfPx = 6;

/** Logarithm of the root mean square gradient around a point, relative to the mean grey. */
function textureAt({ grey, raster: { widthPx, heightPx } }: FaceTones, { x, y }: Point<'aligned'>): number {
  const clamp = (value: number, length: number) =>
    Math.max(textureHalfPx + 1, Math.min(length - 2 - textureHalfPx, Math.round(value)));
  const [column, row] = [clamp(x, widthPx), clamp(y, heightPx)];
  let power = 0;
  let light = 0;
  for (let dy = -textureHalfPx; dy <= textureHalfPx; dy++) {
    const from = (row + dy) * widthPx + column;
    for (let at = from - textureHalfPx; at <= from + textureHalfPx; at++) {
      const across = grey[at + 1]! - grey[at - 1]!;
      const down = grey[at + widthPx]! - grey[at - widthPx]!;
      power += across * across + down * down;
      light += grey[at]!;
    }
  }
  const count = (2 * textureHalfPx + 1) ** 2;
  return Math.log(Math.sqrt(power / count) / 2 / (light / count + 10) + 0.003);
}

const rowHalfWidth = 0.45;
const rowSpots = 13;
const rowStep = 0.05;
const rowFilled = 0.7;

/** Largest changes between rows from above the brows upwards, as far as the person fills the row. */
function rowJumps(tones: FaceTones, isPerson: (p: Point<'aligned'>) => boolean) {
  const rows: Tone[] = [];
  for (let up = 0.45; up < 2.2; up += rowStep) {
    const spots = Array.from({ length: rowSpots }, (_, i) =>
      pointOnAxes(tones.axes, rowHalfWidth * ((2 * i) / (rowSpots - 1) - 1), up),
    ).filter(isPerson);
    if (spots.length < rowFilled * rowSpots) break;
    rows.push(medianTone(spots.map((p) => toneOn(tones, p))));
  }
  const jumps = rows.slice(2).map((row, i) => toneDifference(row, rows[i]!));
  return {
    light: Math.max(0, ...jumps.map(({ light }) => Math.abs(light))),
    colour: Math.max(0, ...jumps.map(({ red, blue }) => Math.abs(red) + Math.abs(blue))),
  };
}

const widthStep = 0.04;
const widthMax = 2.6;

/** Width of the silhouette around the midline at a height above the eyes, inter-eye distances. */
function widthAt({ axes }: FaceTones, isPerson: (p: Point<'aligned'>) => boolean, up: number): number {
  const side = (sign: -1 | 1) => {
    let right = 0;
    while (right < widthMax && isPerson(pointOnAxes(axes, sign * (right + widthStep), up)))
      right += widthStep;
    return right;
  };
  return side(-1) + side(1);
}

const smoothOver = 5;

/** Mean deviation of the top of the silhouette from its moving average, px. */
function raggedness({ axes }: FaceTones, isPerson: (p: Point<'aligned'>) => boolean): number {
  const { x: middle, y: eyes } = axes.eyeMidpoint;
  const half = 0.6 * axes.interEyePx;
  const tops: number[] = [];
  for (let x = Math.round(middle - half); x <= middle + half; x += 2) {
    let y = Math.floor(eyes - bottom * axes.interEyePx);
    while (y > 0 && isPerson({ x: x + 0.5, y: y - 0.5 })) y--;
    tops.push(y);
  }
  const away = tops.slice(smoothOver, -smoothOver).map((top, i) => {
    const around = tops.slice(i, i + 2 * smoothOver + 1);
    return Math.abs(top - around.reduce((a, b) => a + b, 0) / around.length);
  });
  return away.reduce((a, b) => a + b, 0) / Math.max(1, away.length);
}

/** Median light and texture of non-skin beside the face, from brow to cheek; 0 without any. */
function besideFace(tones: FaceTones, isPerson: (p: Point<'aligned'>) => boolean) {
  const spots: Array<{ light: number; texture: number }> = [];
  for (const sign of [-1, 1]) {
    for (const right of [1, 1.12, 1.25]) {
      for (let up = 0.9; up > -0.5; up -= 0.1) {
        const p = pointOnAxes(tones.axes, sign * right, up);
        if (!isPerson(p)) continue;
        const tone = toneOn(tones, p);
        if (isSkin(tone)) continue;
        spots.push({ light: tone.light, texture: textureAt(tones, p) });
      }
    }
  }
  const median = (value: (spot: (typeof spots)[number]) => number) => quantile(spots.map(value), 0.5);
  return { light: median(({ light }) => light), texture: median(({ texture }) => texture) };
}

function neckLikeSkin(tones: FaceTones): number {
  const spots = [-0.3, -0.15, 0, 0.15, 0.3].flatMap((right) =>
    [2, 2.15, 2.3].map((down) => toneOn(tones, pointOnAxes(tones.axes, right, -down))),
  );
  return (
    spots.filter(({ light, red, blue }) => light > -1.3 && Math.abs(red) < 0.25 && Math.abs(blue) < 0.25)
      .length / spots.length
  );
}

const brows = [55, 65, 52, 53, 285, 295, 282, 283, 107, 66, 105, 336, 296, 334] as const;

function browLight(tones: FaceTones): number {
  return quantile(
    brows.map((index) => toneOn(tones, pointAt(tones.mesh, index)).light),
    0.5,
  );
}

function toneOn({ raster, skin }: FaceTones, p: Point<'aligned'>): Tone {
  return toneDifference(toneAt(raster, p, 2), skin);
}

function isSkin({ light, red, blue }: Tone): boolean {
  return light > -0.4 && light < 0.7 && Math.abs(red) < 0.3 && Math.abs(blue) < 0.2;
}

function meanTone(list: readonly Tone[]): Tone {
  let [light, red, blue] = [0, 0, 0];
  for (const tone of list) {
    light += tone.light;
    red += tone.red;
    blue += tone.blue;
  }
  return { light: light / list.length, red: red / list.length, blue: blue / list.length };
}

function meanLight(list: readonly Tone[]): number {
  return list.length === 0 ? 0 : meanTone(list).light;
}
