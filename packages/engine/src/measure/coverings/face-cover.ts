import type { Natives } from '@vesika/report';
import { logOdds, readTrees, type StoredTrees } from '../../raster/boosted-trees.ts';
import { boxMeanRepeatingEdge } from '../../raster/box-mean.ts';
import { quantile } from '../../raster/quantile.ts';
import { cellCount, cellPlace, cellRegions, type FaceCells, faceGrid } from './face-cells.ts';
import stored from './face-cover.json' with { type: 'json' };

/**
 * What of the face is something else than the person's own skin, eyes and lips: masks, scarves, plasters, hair,
 * things held before it.
 *
 * Every cell of the face is compared with its neighbours, its mirror image and the rest of the face, and trees say
 * how likely something lies on it. Beards, folds, shade, make-up and clear glasses are faces like any other to
 * them; the forehead is left out, for hair and headscarves may lie there.
 *
 * Out:    shares of the cells of skin and of lips where cover is likelier than not, and of the chin also where it is
 *         far likelier than on the rest of the face; of the eyes and the skin about them the share that is probably
 *         covered, for strands of hair leave much doubt everywhere and are certain nowhere.
 * Source: ISO/IEC 29794-5, FaceOcclusionPrevention, MouthOcclusionPrevention and EyesVisible, by a map of our own
 *         instead of its network; parameters: lab/fit.
 */
export function measureFaceCover(cells: FaceCells): Natives {
  const odds = coverMap(cells);
  const chinFrom = coveredChinFrom(odds);
  const share = (zone: Uint16Array, from: (cell: number) => number) =>
    zone.filter((cell) => odds[cell]! > from(cell)).length / zone.length;
  return {
    faceHiddenShare: share(zones.face, (cell) => (isOnChin(cell) ? chinFrom : 0)),
    mouthHiddenShare: share(zones.mouth, () => 0),
    hairOverEyesShare: probableShare(odds, zones.eyes),
  };
}

/**
 * From which odds on a cell of the chin counts as covered. Fingers of the person's own skin are nowhere likelier than
 * not, and yet likelier than all else on the face; what makes a face doubtful as a whole, as light or stubble do, makes
 * it so above the chin as well.
 */
function coveredChinFrom(odds: Float32Array): number {
  const oddsOf = (zone: Uint16Array) => Array.from(zone, (cell) => odds[cell]!);
  const from = quantile(oddsOf(zones.aboveChin), 0.9) + chinAboveMin;
  return quantile(oddsOf(zones.chin), 0.8) > from ? Math.min(0, from) : 0;
}

/** Of people with odd ids bare faces reach 0.9, and all but one of those with fingers before the chin are beyond 1.4. */
const chinAboveMin = 1.2;

/** Odds count squared, so that the little doubt that every face leaves adds up to nothing. */
function probableShare(odds: Float32Array, zone: Uint16Array): number {
  let sum = 0;
  for (const cell of zone) sum += 1 / (1 + Math.exp(-2 * odds[cell]!));
  return sum / zone.length;
}

const { columns, rows, regions } = faceGrid;

/** Cells so near to the rim of the face belong to hair, collar and wall as often as to the face. */
const rimCells = 3;
/** Inter-eye distances below the eyes: skin from the line of the lips down, and what it is compared with above. */
const chinTop = 1;
const aboveChinEnd = 0.9;
const eyeBand = { from: 0.16, to: 0.86, top: -0.22, bottom: 0.42 };

/** Cells that are judged, one for each in ascending order. */
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
  eyes: judgedCells.filter(isAboutEyes),
  face: faceCellsJudged,
  chin: faceCellsJudged.filter(isOnChin),
  aboveChin: faceCellsJudged.filter((cell) => cellPlace(cell).down < aboveChinEnd),
};

function isOnChin(cell: number): boolean {
  return cellPlace(cell).down > chinTop;
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
/** A cell alone must not outvote its neighbours. */
const oddsMax = 6;
const smoothedOver = 5;

/** Per cell the logarithm of the odds that it is covered, as its neighbourhood has it; far below 0 where not judged. */
export function coverMap(cells: FaceCells): Float32Array {
  const columnsOfFeatures = coverFeatures(cells);
  const row = new Float32Array(columnsOfFeatures.length);
  const odds = new Float32Array(cellCount);
  for (let i = 0; i < judgedCells.length; i++) {
    for (let f = 0; f < row.length; f++) row[f] = columnsOfFeatures[f]![i]!;
    odds[judgedCells[i]!] = Math.max(-oddsMax, Math.min(oddsMax, logOdds(trees, row)));
  }
  const map = meanOfJudged(odds, smoothedOver);
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

/** What the trees know of each judged cell: one column per feature, one value per cell. */
export function coverFeatures({ planes, skin }: FaceCells): Float32Array[] {
  const ofPlanes = planes.flatMap((plane) => {
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
  return [...ofPlanes, ...slopes, ...places, ...skin.map(constant)];
}

const places = [
  Float32Array.from(judgedCells, (cell) => Math.floor(cell / columns)),
  Float32Array.from(judgedCells, (cell) => Math.abs((cell % columns) - (columns - 1) / 2)),
  Float32Array.from(judgedCells, (cell) =>
    regions[cell] === cellRegions.lips ? 1 : regions[cell] === cellRegions.eye ? 2 : 0,
  ),
];

/** Of the cells that are judged. */
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

/** Against the mirror image. */
function asymmetry(plane: Float32Array): Float32Array {
  const differences = new Float32Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) differences[cell] = plane[cell]! - plane[mirror(cell)]!;
  return differences;
}

function mirror(cell: number): number {
  return cell - 2 * (cell % columns) + columns - 1;
}

/** Difference of the cells `across` and `down` on both sides; 0 where one is outside the face. */
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

/** Mean over a square of cells, of those judged among them. */
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
