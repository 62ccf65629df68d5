import type { Natives } from '@vesika/report';
import { logOdds, readTrees, type StoredTrees } from '../../raster/boosted-trees.ts';
import { boxMeanRepeatingEdge } from '../../raster/box-mean.ts';
import { quantile } from '../../raster/quantile.ts';
import { cellCount, cellPlace, cellRegions, type FaceCells, faceGrid } from './face-cells.ts';
import stored from './face-cover.json' with { type: 'json' };

/**
 * Occlusion of face, mouth and eyes by masks, scarves, plasters, patches, hair or hands.
 *
 * Boosted trees classify every cell of the face from its neighbours, its mirror image and the rest of the face. Beards,
 * wrinkles, shading, make-up and clear glasses were negative examples. The forehead is excluded, since hair and
 * headscarves may cover it.
 *
 * Cells count only in patches with a certain core. Whatever lies before a face is certain somewhere, while uneven light
 * raises the odds of many cells a little and of none much.
 *
 * Out:    0 to 1. faceHiddenShare and mouthHiddenShare: share of cells that are occluded; on the chin also of cells much
 *         more likely occluded than the rest of the face. eyeCoveredShare: share of the less visible eye with the skin
 *         around it.
 * Source: ISO/IEC 29794-5, FaceOcclusionPrevention, MouthOcclusionPrevention and EyesVisible, with our own occlusion
 *         map instead of its network; parameters fitted by lab/fit. Two thresholds: J. Canny, A computational approach to
 *         edge detection, 1986, "hysteresis".
 */
export function measureFaceCover(cells: FaceCells): Natives {
  const odds = coverMap(cells);
  const isOccluded = patchesWithCore(odds);
  const chinThreshold = chinThresholdOf(odds);
  const isOccludedChin = (cell: number) => isOnChin(cell) && chinThreshold < 0 && odds[cell]! > chinThreshold;
  const share = (zone: Uint16Array, test: (cell: number) => boolean) =>
    zone.filter(test).length / zone.length;
  return {
    faceHiddenShare: share(zones.face, (cell) => isOccluded(cell) || isOccludedChin(cell)),
    mouthHiddenShare: share(zones.mouth, isOccluded),
    eyeCoveredShare: Math.max(...zones.eyes.map((zone) => share(zone, isOccluded))),
  };
}

/**
 * Log odds of a certain core. On the fitting half, masks, plasters and patches reach 2.5; bare faces in even light stay
 * below 0, and in hard light below 1.2.
 */
const coreMin = 1.5;

/** Cells that are more likely occluded than not, and connected with a certain one by such cells. */
function patchesWithCore(odds: Float32Array): (cell: number) => boolean {
  const occluded = new Uint8Array(cellCount);
  const found = Array.from(judgedCells).filter((cell) => odds[cell]! > coreMin);
  for (const cell of found) occluded[cell] = 1;
  for (let cell = found.pop(); cell !== undefined; cell = found.pop()) {
    for (const next of [cell - 1, cell + 1, cell - columns, cell + columns]) {
      if (occluded[next] || !judged[next] || odds[next]! <= 0) continue;
      occluded[next] = 1;
      found.push(next);
    }
  }
  return (cell) => occluded[cell] === 1;
}

/**
 * Log odds from which a cell of the chin counts as occluded. Fingers have the colour of the face, so their odds remain
 * below one half but exceed those of the rest of the face; the threshold is therefore relative to the face above the
 * chin. Light or stubble raises the odds of the whole face, and so the threshold.
 */
function chinThresholdOf(odds: Float32Array): number {
  const oddsOf = (zone: Uint16Array) => Array.from(zone, (cell) => odds[cell]!);
  const threshold = quantile(oddsOf(zones.aboveChin), 0.9) + chinExcessMin;
  return quantile(oddsOf(zones.chin), 0.8) > threshold ? Math.min(0, threshold) : 0;
}

/** On the fitting half (people with odd ids), bare faces reach 0.9, and fingers over the chin exceed 1.4 but for one. */
const chinExcessMin = 1.2;

const { columns, rows, regions } = faceGrid;

/** Cells this close to the edge of the face often show hair, collar or wall, and are excluded. */
const rimCells = 3;
/** Top of the chin zone, and bottom of the zone it is compared with, in inter-eye distances below the eye line. */
const chinTop = 1;
const aboveChinEnd = 0.9;
/** Band of the eyes, which is not a part of the face zone. */
const eyeBand = { from: 0.16, to: 0.86, top: -0.22, bottom: 0.42 };
/** Skin around an eye that belongs to it, inter-eye distances. */
const aroundEye = 0.05;

/** Indices of the classified cells, in ascending order. */
export const judgedCells = Uint16Array.from(
  Array.from({ length: cellCount }, (_, cell) => cell).filter(isJudged),
);
const judged = new Float32Array(cellCount);
for (const cell of judgedCells) judged[cell] = 1;

const faceCellsJudged = judgedCells.filter(
  (cell) => regions[cell] === cellRegions.skin && !isAboutEyes(cell),
);
const zones = {
  mouth: judgedCells.filter((cell) => regions[cell] === cellRegions.lips),
  eyes: [-1, 1].map((side) =>
    judgedCells.filter((cell) => side * cellPlace(cell).right > 0 && isOfEye(cell)),
  ),
  face: faceCellsJudged,
  chin: faceCellsJudged.filter(isOnChin),
  aboveChin: faceCellsJudged.filter((cell) => cellPlace(cell).down < aboveChinEnd),
};

function isOnChin(cell: number): boolean {
  return cellPlace(cell).down > chinTop;
}

function isOfEye(cell: number): boolean {
  const { right, down } = cellPlace(cell);
  return judgedCells.some((eye) => {
    const place = cellPlace(eye);
    return (
      regions[eye] === cellRegions.eye && Math.hypot(place.right - right, place.down - down) <= aroundEye
    );
  });
}

function isJudged(cell: number): boolean {
  const region = regions[cell];
  if (region !== cellRegions.skin && region !== cellRegions.eye && region !== cellRegions.lips) return false;
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  for (let dy = -rimCells; dy <= rimCells; dy++) {
    for (let dx = -rimCells; dx <= rimCells; dx++) {
      const [column, row] = [x + dx, y + dy];
      if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
      if (regions[row * columns + column] === cellRegions.outside) return false;
    }
  }
  return true;
}

function isAboutEyes(cell: number): boolean {
  const { right, down } = cellPlace(cell);
  const beside = Math.abs(right);
  return beside > eyeBand.from && beside < eyeBand.to && down > eyeBand.top && down < eyeBand.bottom;
}

const trees = readTrees(stored satisfies StoredTrees);
/** Clamp of a cell's log odds, so that an outlier does not dominate its neighbourhood. */
const oddsMax = 6;
/** Side of the smoothing window, cells. */
const smoothingSide = 5;

/** Smoothed log odds of occlusion for each cell; -oddsMax for cells that are not classified. */
function coverMap(cells: FaceCells): Float32Array {
  const columnsOfFeatures = coverFeatures(cells);
  const row = new Float32Array(columnsOfFeatures.length);
  const odds = new Float32Array(cellCount);
  for (let i = 0; i < judgedCells.length; i++) {
    for (let f = 0; f < row.length; f++) row[f] = columnsOfFeatures[f]![i]!;
    odds[judgedCells[i]!] = Math.max(-oddsMax, Math.min(oddsMax, logOdds(trees, row)));
  }
  const map = meanOfJudged(odds, smoothingSide);
  for (let cell = 0; cell < cellCount; cell++) if (!judged[cell]) map[cell] = -oddsMax;
  return map;
}

const planeNames = ['light', 'red', 'blue', 'texture'] as const;
const perPlane = ['value', 'near', 'mirrored', 'far', 'nearMirrored', 'face'] as const;
const steps = [2, 5] as const;

/** Names of the columns of coverFeatures. */
export const coverFeatureNames = [
  ...planeNames.flatMap((plane) => perPlane.map((what) => `${plane}-${what}`)),
  ...planeNames
    .slice(0, 3)
    .flatMap((plane) => steps.flatMap((step) => [`${plane}-down${step}`, `${plane}-across${step}`])),
  'row',
  'fromMiddle',
  'region',
  'skinLight',
  'skinRed',
  'skinBlue',
];

/** Features of the classified cells: one array per feature, one value per cell of `judgedCells`. */
export function coverFeatures({ planes, skin }: FaceCells): Float32Array[] {
  const planeFeatures = planes.flatMap((plane) => {
    const near = meanOfJudged(plane, 9);
    const far = meanOfJudged(plane, 21);
    const median = pick(plane).sort()[judgedCells.length >> 1]!;
    return [
      pick(plane),
      pick(near),
      pick(asymmetry(plane)),
      pick(difference(plane, far)),
      pick(asymmetry(near)),
      constant(median),
    ];
  });
  const slopes = planes
    .slice(0, 3)
    .flatMap((plane) => steps.flatMap((step) => [pick(slope(plane, 0, step)), pick(slope(plane, step, 0))]));
  return [...planeFeatures, ...slopes, ...places, ...skin.map(constant)];
}

const places = [
  Float32Array.from(judgedCells, (cell) => Math.floor(cell / columns)),
  Float32Array.from(judgedCells, (cell) => Math.abs((cell % columns) - (columns - 1) / 2)),
  Float32Array.from(judgedCells, (cell) =>
    regions[cell] === cellRegions.lips ? 1 : regions[cell] === cellRegions.eye ? 2 : 0,
  ),
];

/** Values at the classified cells. */
function pick(values: Float32Array): Float32Array {
  const picked = new Float32Array(judgedCells.length);
  for (let i = 0; i < picked.length; i++) picked[i] = values[judgedCells[i]!]!;
  return picked;
}

function constant(value: number): Float32Array {
  return new Float32Array(judgedCells.length).fill(value);
}

function difference(plane: Float32Array, other: Float32Array): Float32Array {
  const differences = new Float32Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) differences[cell] = plane[cell]! - other[cell]!;
  return differences;
}

/** Difference between each cell and its mirror image. */
function asymmetry(plane: Float32Array): Float32Array {
  const differences = new Float32Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) differences[cell] = plane[cell]! - plane[mirror(cell)]!;
  return differences;
}

function mirror(cell: number): number {
  return cell - 2 * (cell % columns) + columns - 1;
}

/** Central difference at an offset of `across` and `down` cells; 0 when a neighbour is outside the face. */
function slope(plane: Float32Array, across: number, down: number): Float32Array {
  const reach = down * columns + across;
  const slopes = new Float32Array(cellCount);
  for (let cell = reach; cell < cellCount - reach; cell++) {
    if (regions[cell - reach] === cellRegions.outside || regions[cell + reach] === cellRegions.outside)
      continue;
    slopes[cell] = plane[cell - reach]! - plane[cell + reach]!;
  }
  return slopes;
}

/** Mean of the classified cells in a square around each cell. */
function meanOfJudged(values: Float32Array, side: number): Float32Array {
  const size = { widthPx: columns, heightPx: rows };
  const counted = new Float32Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) counted[cell] = values[cell]! * judged[cell]!;
  const sums = boxMeanRepeatingEdge(counted, size, side);
  const weights = weightsOf(side);
  for (let cell = 0; cell < cellCount; cell++) sums[cell]! /= weights[cell]!;
  return sums;
}

const knownWeights = new Map<number, Float32Array>();

function weightsOf(side: number): Float32Array {
  const known = knownWeights.get(side);
  if (known) return known;
  const weights = boxMeanRepeatingEdge(judged, { widthPx: columns, heightPx: rows }, side).map(
    (weight) => weight + 1e-6,
  );
  knownWeights.set(side, weights);
  return weights;
}
