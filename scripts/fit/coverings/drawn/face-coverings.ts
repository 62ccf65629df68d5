import type { Random } from '../random.ts';
import { type Covering, type Drawing, polygon, rounded } from './drawing.ts';
import { anyColour, cloth, noise, photographed } from './materials.ts';
import { blurred, type Colour, type Field, field, type Sitter, sidePx } from './sitter.ts';

type Corner = readonly [right: number, down: number];

/** Kinds of things that hide part of a face. In: other pictures, of whose clothes and hair things are made. */
export function faceCoverings(donors: readonly Sitter[]): Readonly<Record<string, Covering>> {
  const material = (
    sitter: Sitter,
    random: Random,
    colour = anyColour(sitter, random),
  ): Drawing['colour'] => {
    const piece = random.chance(0.3) ? photographed(random.pick(donors), 'below', random) : null;
    return piece ?? cloth(sitter, colour, random);
  };
  const tinted =
    (colours: readonly Colour[], shape: (sitter: Sitter, random: Random) => Field): Covering =>
    (sitter, random) => {
      const [red, green, blue] = random.pick(colours);
      const gain = Math.max(0.5, sitter.exposure) * random.between(0.85, 1.05);
      const colour = cloth(sitter, [red * gain, green * gain, blue * gain], random);
      return { colour, opacity: shape(sitter, random), shadowPx: random.pick([0, 6, 12]) };
    };
  const made =
    (shape: (sitter: Sitter, random: Random) => Field): Covering =>
    (sitter, random) => ({
      colour: material(sitter, random),
      opacity: shape(sitter, random),
      shadowPx: random.pick([0, 6, 14]),
    });
  const hairOf = (sitter: Sitter, random: Random): Drawing['colour'] => {
    const piece = random.chance(0.4) ? photographed(random.pick(donors), 'above', random) : null;
    return piece ?? strands(sitter, random);
  };
  return {
    'surgical-mask': tinted(
      [
        [150, 190, 215],
        [165, 205, 200],
        [225, 228, 230],
      ],
      mask,
    ),
    'white-mask': tinted([[235, 235, 232]], mask),
    'black-mask': tinted([[30, 30, 32]], mask),
    'cloth-mask': made(mask),
    'mask-below-nose': made(maskBelowNose),
    'chin-mask': made(maskBelowLips),
    scarf: made(scarf),
    veil: made(veil),
    'skin-plaster': tinted(
      [
        [205, 165, 130],
        [180, 130, 100],
        [110, 75, 55],
      ],
      plaster,
    ),
    'white-plaster': tinted([[238, 236, 232]], plaster),
    'eye-patch': made(eyePatch),
    bandage: tinted([[236, 232, 224]], bandage),
    'own-hand': (sitter, random) => hand(sitter, random, sitter.skin),
    'other-hand': (sitter, random) => hand(sitter, random, random.pick(donors).skin),
    palm: (sitter, random) =>
      palm(sitter, random, random.chance(0.6) ? sitter.skin : random.pick(donors).skin),
    'lock-over-cheek': (sitter, random) => lock(sitter, random, 'cheek', hairOf(sitter, random)),
    'lock-over-eye': (sitter, random) => lock(sitter, random, 'eye', hairOf(sitter, random)),
    fringe: (sitter, random) => fringe(sitter, random, hairOf(sitter, random)),
    'loose-strands': looseStrands,
    phone: made((sitter, random) => block(sitter, random, 0.35)),
    cup: made((sitter, random) => block(sitter, random, 0)),
    blob: made(blob),
    'fine-strands': fineStrands,
  };
}

function jittered(corners: readonly Corner[], random: Random, by = 0.04): Corner[] {
  return corners.map(([right, down]) => [right + by * random.normal(), down + by * random.normal()]);
}

function mask(sitter: Sitter, random: Random): Field {
  const top = random.between(0.22, 0.5);
  const wide = random.between(0.75, 1);
  const corners: Corner[] = [
    [-wide, top + 0.15],
    [-0.4, top + 0.08],
    [0, top - random.between(0, 0.12)],
    [0.4, top + 0.08],
    [wide, top + 0.15],
    [0.97 * wide, 1.15],
    [0.5, 1.75],
    [0, 1.92],
    [-0.5, 1.75],
    [-0.97 * wide, 1.15],
  ];
  return polygon(sitter, rounded(jittered(corners, random, 0.025), 2), random.between(1, 2));
}

function maskBelowNose(sitter: Sitter, random: Random): Field {
  return lowerMask(sitter, random, random.between(0.66, 0.8));
}

function maskBelowLips(sitter: Sitter, random: Random): Field {
  return lowerMask(sitter, random, random.between(1.0, 1.24));
}

function lowerMask(sitter: Sitter, random: Random, top: number): Field {
  const corners: Corner[] = [
    [-0.88, top - random.between(0.1, 0.4)],
    [-0.3, top],
    [0.3, top],
    [0.88, top - random.between(0.1, 0.4)],
    [0.86, 1.2],
    [0.45, 1.78],
    [0, 1.92],
    [-0.45, 1.78],
    [-0.86, 1.2],
  ];
  return polygon(sitter, jittered(corners, random, 0.02), random.between(1, 2));
}

function scarf(sitter: Sitter, random: Random): Field {
  const top = random.between(0.3, 1.15);
  const slant = random.between(-0.2, 0.2);
  const corners: Corner[] = [
    [-1.3, top - random.between(0, 0.3) + slant],
    [-0.4, top + 0.06 + slant / 2],
    [0.25, top + 0.05 - slant / 2],
    [1.3, top - random.between(0, 0.3) - slant],
    [1.6, 3.2],
    [-1.6, 3.2],
  ];
  return polygon(sitter, rounded(corners, 2), random.between(1, 2.5));
}

function veil(sitter: Sitter, random: Random): Field {
  const top = random.between(0.18, 0.34);
  return polygon(
    sitter,
    jittered(
      [
        [-1.4, top],
        [0, top + 0.04],
        [1.4, top],
        [1.7, 3.2],
        [-1.7, 3.2],
      ],
      random,
      0.02,
    ),
  );
}

function plaster(sitter: Sitter, random: Random): Field {
  const side = random.pick([-1, 1]);
  const [right, down] = random.pick<Corner>([
    [0.45 * side, random.between(0.5, 1)],
    [0.4 * side, random.between(0.4, 0.6)],
    [random.between(-0.08, 0.08), random.between(0.15, 0.5)],
    [random.between(-0.3, 0.3), random.between(1.2, 1.45)],
    [0.25 * side, random.between(0.75, 0.95)],
  ]);
  const long = random.between(0.2, 0.36);
  return strip(sitter, right, down, long, long * random.between(0.35, 0.75), random.between(-0.7, 0.7));
}

function eyePatch(sitter: Sitter, random: Random): Field {
  const side = random.pick([-1, 1]);
  return strip(
    sitter,
    0.5 * side,
    random.between(-0.04, 0.06),
    random.between(0.3, 0.4),
    random.between(0.22, 0.3),
    0,
  );
}

function bandage(sitter: Sitter, random: Random): Field {
  const down = random.pick([random.between(0.4, 0.6), random.between(0.9, 1.5)]);
  return strip(sitter, 0, down, 1.5, random.between(0.12, 0.22), random.between(-0.3, 0.3));
}

/** A rectangle with round corners, half its length and height in inter-eye distances. */
function strip(
  { right, down, face }: Sitter,
  x: number,
  y: number,
  long: number,
  high: number,
  turn: number,
): Field {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const soft = 1 / face.interEyePx;
  return right.map((value, i) => {
    const [u, v] = [value - x, down[i]! - y];
    const along = Math.abs(u * cos + v * sin) / long;
    const across = Math.abs(v * cos - u * sin) / high;
    const distance = ((along ** 5 + across ** 5) ** 0.2 - 1) * Math.min(long, high);
    return Math.min(1, Math.max(0, 0.5 - distance / soft / 2));
  });
}

/** Things held before the face. */
function block(sitter: Sitter, random: Random, aside: number): Field {
  const side = random.pick([-1, 1]);
  const x = side * (aside + random.between(0, 0.35));
  const y = random.between(0.7, 1.3);
  return strip(
    sitter,
    x,
    y,
    random.between(0.28, 0.42),
    random.between(0.5, 0.9),
    random.between(-0.25, 0.25),
  );
}

function blob(sitter: Sitter, random: Random): Field {
  const [x, y] = [random.between(-0.7, 0.7), random.between(-0.1, 1.5)];
  const radius = random.between(0.16, 0.5);
  const corners = Array.from({ length: 9 }, (_, k): Corner => {
    const reach = radius * random.between(0.7, 1.25);
    const angle = (2 * Math.PI * k) / 9;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return polygon(sitter, rounded(corners, 2), random.between(1, 3));
}

/** Fingers of a hand that comes from the side or from below. */
function hand(sitter: Sitter, random: Random, tone: Colour): Drawing {
  const side = random.pick([-1, 1]);
  const [x, y] = random.pick<Corner>([
    [0.95, 1.0],
    [1.0, 0.6],
    [0.5, 1.8],
    [0.8, 1.5],
    [0.9, -0.1],
  ]);
  const thick = random.between(0.12, 0.17);
  const reach = random.between(0.8, 1.4);
  const from = random.between(-0.2, 0.5) + (y > 1.4 ? 0.8 : 0);
  const count = random.pick([2, 3, 4, 4]);
  const fingers = Array.from({ length: count }, (_, k) => {
    const angle = from + k * random.between(0.05, 0.14);
    const length = reach * random.between(0.85, 1.1);
    const start: Corner = y > 1.4 ? [x - k * thick * 1.9, y] : [x, y + k * thick * 1.9];
    return { start, turn: [-Math.cos(angle) * length, -Math.sin(angle) * length] as const, length };
  });
  return limbs(sitter, random, { side, fingers, thick, tone });
}

/** A whole hand with its palm laid on a cheek, the mouth or an eye. */
function palm(sitter: Sitter, random: Random, tone: Colour): Drawing {
  const side = random.pick([-1, 1]);
  const [x, y] = random.pick<Corner>([
    [0.75, 1.5],
    [0.6, 1.3],
    [0.1, 1.6],
    [0.8, 1.1],
  ]);
  const lean = random.between(-0.5, 0.5);
  const fingers = [-0.42, -0.14, 0.14, 0.42, 0.95].map((spread, k) => {
    const angle = Math.PI / 2 + lean + (k === 4 ? 0.9 : spread * 0.5);
    const length = k === 4 ? 0.55 : random.between(0.8, 1);
    const start: Corner = [x + spread * 0.45, y - (k === 4 ? -0.15 : 0.1)];
    return { start, turn: [Math.cos(angle) * length, -Math.sin(angle) * length] as const, length };
  });
  const wrist = { start: [x, y + 0.1] as const, turn: [0.25, 1.5] as const, length: 1.5 };
  return limbs(sitter, random, { side, fingers: [...fingers, wrist], thick: 0.13, tone, palm: [x, y, 0.36] });
}

interface Limbs {
  side: number;
  fingers: ReadonlyArray<{ start: Corner; turn: Corner; length: number }>;
  thick: number;
  tone: Colour;
  palm?: readonly [right: number, down: number, radius: number];
}

function limbs(sitter: Sitter, random: Random, { side, fingers, thick, tone, palm: flat }: Limbs): Drawing {
  const { right, down, face } = sitter;
  const opacity = field();
  const relief = field(1);
  const soft = 1.5 / face.interEyePx;
  for (let i = 0; i < opacity.length; i++) {
    const [x, y] = [right[i]! * side, down[i]!];
    for (const { start, turn, length } of fingers) {
      const share = ((x - start[0]) * turn[0] + (y - start[1]) * turn[1]) / length ** 2;
      const along = Math.min(1, Math.max(0, share));
      const away = Math.hypot(x - start[0] - along * turn[0], y - start[1] - along * turn[1]);
      const radius = (length > 1.45 ? 0.3 : thick) * (1 - 0.15 * along);
      const cover = Math.min(1, Math.max(0, (radius - away) / soft + 0.5));
      if (cover > 0.3) relief[i] = 0.66 + 0.38 * Math.sqrt(Math.max(0, 1 - (away / radius) ** 2));
      opacity[i] = Math.max(opacity[i]!, cover);
    }
    if (!flat) continue;
    const away = Math.hypot(x - flat[0], (y - flat[1]) * 0.85);
    const cover = Math.min(1, Math.max(0, (flat[2] - away) / soft + 0.5));
    if (cover > 0.3) relief[i] = Math.max(relief[i]!, 0.95);
    opacity[i] = Math.max(opacity[i]!, cover);
  }
  const gain = random.between(0.85, 1.12);
  const [fine, coarse] = [noise(random, 3, 0.04), noise(random, 15, 0.05)];
  const shading = blurred(relief, 3);
  const warmth = random.between(-0.05, 0.05);
  const colour: Drawing['colour'] = (i, c) =>
    tone[c] * (c === 0 ? 1 + warmth : 1) * gain * shading[i]! * (1 + fine(i) + coarse(i));
  return { colour, opacity, shadowPx: random.pick([6, 10, 16]) };
}

/** The person's own hair, or another's, streaked along its fall. */
function strands({ hair, exposure }: Sitter, random: Random): Drawing['colour'] {
  const others: readonly Colour[] = [
    [30, 24, 20],
    [70, 48, 30],
    [150, 115, 75],
    [195, 165, 120],
    [150, 150, 148],
    [120, 55, 30],
  ];
  const own = random.chance(0.6) ? hair : (random.pick(others).map((v) => v * exposure) as unknown as Colour);
  const across = noise(random, 1, 1);
  const streaks = blurredRow(across, random.pick([3, 5, 7]));
  const slant = random.between(-0.25, 0.25);
  const contrast = random.between(0.15, 0.4);
  return (i, c) => {
    const [x, y] = [i % sidePx, Math.floor(i / sidePx)];
    const column = Math.min(sidePx - 1, Math.max(0, Math.round(x + slant * y)));
    return own[c] * Math.max(0.2, 1 + contrast * streaks[column]!);
  };
}

function blurredRow(values: (i: number) => number, side: number): Field {
  const row = Float32Array.from({ length: sidePx }, (_, x) => values(x));
  const mean = Float32Array.from(row, (_, x) => {
    const part = row.subarray(Math.max(0, x - side), x + side + 1);
    return part.reduce((a, b) => a + b, 0) / part.length;
  });
  const spread = Math.sqrt(mean.reduce((sum, value) => sum + value * value, 0) / mean.length);
  return mean.map((value) => value / spread);
}

function lock(sitter: Sitter, random: Random, place: 'cheek' | 'eye', colour: Drawing['colour']): Drawing {
  const side = random.pick([-1, 1]);
  const eye = place === 'eye';
  const from = eye ? random.between(0.15, 0.35) : random.between(0.3, 0.5);
  const to = from + (eye ? random.between(0.35, 0.6) : random.between(0.4, 0.7));
  const bottom = eye ? random.between(0.35, 1.1) : random.between(1.2, 1.9);
  const corners: Corner[] = [
    [from * side, -1.1],
    [to * side, -1.1],
    [(to + 0.06) * side, bottom / 2 - 0.5],
    [(to + random.between(-0.1, 0.15)) * side, bottom],
    [(from + random.between(-0.1, 0.1)) * side, bottom],
  ];
  return { colour, opacity: ragged(polygon(sitter, corners, 4), random), shadowPx: random.pick([0, 8]) };
}

function fringe(sitter: Sitter, random: Random, colour: Drawing['colour']): Drawing {
  const bottom = random.between(0.02, 0.3);
  const corners: Corner[] = [
    [-0.95, -1.2],
    [0.95, -1.2],
    [0.95, bottom],
    [0.3, bottom + random.between(-0.12, 0.05)],
    [-0.3, bottom],
    [-0.95, bottom],
  ];
  return { colour, opacity: ragged(polygon(sitter, corners, 5), random), shadowPx: random.pick([0, 8]) };
}

/** Hair ends in points: columns of it reach further than others. */
function ragged(mask: Field, random: Random): Field {
  const reach = blurredRow(noise(random, 1, 1), 3);
  return mask.map((value, i) => {
    if (value <= 0.02 || value >= 0.98) return value;
    return Math.min(1, Math.max(0, value + 0.5 * reach[i % sidePx]!));
  });
}

/** Single hairs and thin locks that fall over one eye or both, as bangs do that have grown too long. */
function fineStrands(sitter: Sitter, random: Random): Drawing {
  const count = random.pick([12, 20, 34]);
  const sides = random.pick([[-1], [1], [-1, 1], [-1, 1]]);
  const bottom = random.between(0.3, 0.6);
  const lines = Array.from({ length: count }, (_, k) => ({
    at: sides[k % sides.length]! * (0.5 + random.between(0.1, 0.22) * random.normal()),
    slant: 0.15 * random.normal(),
    bend: 0.1 * random.normal(),
    half: random.between(0.004, 0.014),
  }));
  return { colour: strands(sitter, random), opacity: linesOf(sitter, lines, bottom) };
}

function looseStrands(sitter: Sitter, random: Random): Drawing {
  const count = random.pick([6, 10, 16]);
  const side = random.pick([-1, 1]);
  const centre = side * random.between(0.3, 0.7);
  const bottom = random.between(0.3, 1.3);
  const lines = Array.from({ length: count }, () => ({
    at: centre + 0.14 * random.normal(),
    slant: 0.15 * random.normal(),
    bend: 0.12 * random.normal(),
    half: random.between(0.008, 0.026),
  }));
  return { colour: strands(sitter, random), opacity: linesOf(sitter, lines, bottom) };
}

interface Line {
  at: number;
  slant: number;
  bend: number;
  half: number;
}

function linesOf(sitter: Sitter, lines: readonly Line[], bottom: number): Field {
  return sitter.right.map((x, i) => {
    const y = sitter.down[i]!;
    if (y < -1 || y > bottom) return 0;
    let best = 0;
    for (const { at, slant, bend, half } of lines) {
      const away = Math.abs(x - at - slant * y - bend * y * y);
      best = Math.max(best, (half - away) / 0.008 + 0.5);
    }
    return 0.95 * Math.min(1, Math.max(0, best));
  });
}
