import { type Random, randomOf } from '../../../../packages/engine/fixtures/random.ts';
import type { Drawing } from './drawing.ts';
import { blurred, type Colour, type Field, field, type Sitter, sidePx } from './sitter.ts';

/** Cloth of one colour, in the light of the face, with one of several weaves, folds or patterns. */
export function cloth(sitter: Sitter, colour: Colour, random: Random): Drawing['colour'] {
  const weave = random.pick(['plain', 'plain', 'pleats', 'knit', 'twill', 'stripes', 'print']);
  const other = anyColour(sitter, random);
  const fine = noise(random, random.pick([1, 3, 5]), random.between(0.01, 0.1));
  const folds = noise(random, random.pick([25, 41, 61]), random.between(0.02, 0.18));
  const [across, along] = [random.between(4, 14), random.between(4, 14)];
  const turn = random.between(0, Math.PI);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const contrast = random.between(0.06, 0.2);
  const shine = random.between(-0.15, 0.15);
  return (i, c) => {
    const [x, y] = [i % sidePx, Math.floor(i / sidePx)];
    const [u, v] = [x * cos + y * sin, y * cos - x * sin];
    let base = colour[c];
    let tone = 1 + fine(i) + folds(i) + shine * sitter.right[i]!;
    if (weave === 'pleats') tone += contrast * Math.cos(y / across);
    if (weave === 'knit') tone += contrast * Math.cos(u / 2.5 + 0.6 * Math.sin(v / 3));
    if (weave === 'twill') tone += 0.6 * contrast * Math.sin(u / 2);
    if (weave === 'stripes' && Math.sin(u / across) > 0.2) base = other[c];
    if (weave === 'print' && Math.sin(u / across) + Math.sin(v / along + 1) > 0.6) base = other[c];
    return base * tone * sitter.light[i]!;
  };
}

/**
 * Real cloth, hair or straw: a piece of another picture, mirrored at its edges. Returns null where the piece is too
 * small.
 */
export function photographed(
  donor: Sitter,
  place: 'above' | 'below',
  random: Random,
): Drawing['colour'] | null {
  const isThere = (i: number) =>
    donor.person[i]! > 0.9 &&
    (place === 'above'
      ? donor.down[i]! < -1 && Math.abs(donor.right[i]!) < 1
      : donor.down[i]! > 2 && Math.abs(donor.right[i]!) < 1.6);
  const piece = squares.get(donor, place, () => largestSquare(isThere));
  if (piece.sidePx < 40) return null;
  const scale = random.between(0.7, 1.6);
  const shift = random.between(0, piece.sidePx);
  const gain = random.between(0.7, 1.4);
  const { data } = donor.raster;
  return (i, c) => {
    const x = mirrored((i % sidePx) / scale + shift, piece.sidePx);
    const y = mirrored(Math.floor(i / sidePx) / scale + shift, piece.sidePx);
    return gain * data[3 * ((piece.top + y) * sidePx + piece.left + x) + c]!;
  };
}

/**
 * Noise of a given coarseness and strength.
 *
 * In: `side` of the blur in px.
 */
export function noise(random: Random, side: number, strength: number): (i: number) => number {
  const values = knownNoise(side);
  const shift = Math.floor(random.between(0, values.length));
  return (i) => strength * values[(i + shift) % values.length]!;
}

const knownFields = new Map<number, Field>();

/** Noise with standard deviation 1. It is computed once per `side` and read from a different offset each time. */
function knownNoise(side: number): Field {
  const known = knownFields.get(side);
  if (known) return known;
  const deviates = randomOf(`noise ${side}`);
  const smooth = blurred(
    field().map(() => deviates.normal()),
    side,
  );
  const spread = Math.sqrt(smooth.reduce((sum, value) => sum + value * value, 0) / smooth.length);
  const values = smooth.map((value) => value / spread);
  knownFields.set(side, values);
  return values;
}

/** Picks a common colour of clothing, or sometimes one close to the person's skin. */
export function anyColour({ skin, exposure }: Sitter, random: Random): Colour {
  if (random.chance(0.2)) {
    const [light, tint] = [random.between(0.7, 1.25), random.between(-0.12, 0.12)];
    return [skin[0] * light, skin[1] * light * (1 + tint / 2), skin[2] * light * (1 + tint)];
  }
  const common: readonly Colour[] = [
    [150, 190, 215],
    [232, 232, 230],
    [28, 28, 30],
    [60, 60, 64],
    [120, 118, 116],
    [140, 40, 45],
    [125, 88, 62],
    [30, 45, 90],
    [215, 160, 150],
    [40, 80, 60],
  ];
  const base = random.chance(0.5)
    ? random.pick(common)
    : ([random.between(15, 245), random.between(15, 245), random.between(15, 245)] as const);
  const gain = exposure * random.between(0.75, 1.1);
  return [base[0] * gain, base[1] * gain, base[2] * gain];
}

interface Square {
  left: number;
  top: number;
  sidePx: number;
}

const known = new WeakMap<Sitter, Partial<Record<'above' | 'below', Square>>>();

const squares = {
  get(donor: Sitter, place: 'above' | 'below', find: () => Square): Square {
    const found = known.get(donor) ?? {};
    known.set(donor, found);
    found[place] ??= find();
    return found[place];
  },
};

function mirrored(value: number, length: number): number {
  const at = Math.floor(Math.abs(value)) % (2 * length);
  return at < length ? at : 2 * length - 1 - at;
}

/** Finds the largest square whose pixels all pass, by dynamic programming. */
function largestSquare(passes: (i: number) => boolean) {
  const sides = new Uint16Array(sidePx * sidePx);
  let best = { left: 0, top: 0, sidePx: 0 };
  for (let i = sidePx; i < sides.length; i++) {
    if (i % sidePx === 0 || !passes(i)) continue;
    const side = 1 + Math.min(sides[i - 1]!, sides[i - sidePx]!, sides[i - sidePx - 1]!);
    sides[i] = side;
    if (side > best.sidePx) {
      best = { left: (i % sidePx) - side + 1, top: Math.floor(i / sidePx) - side + 1, sidePx: side };
    }
  }
  return best;
}
