import type { Random } from '../../../../packages/engine/fixtures/random.ts';
import { type Corner, type Covering, type Drawing, polygon, rounded } from './drawing.ts';
import { anyColour, cloth, photographed } from './materials.ts';
import { blurred, type Field, field, type Sitter } from './sitter.ts';

/**
 * Returns the kinds of coverings that are worn on the head and leave the face free.
 *
 * In: people whose clothes supply materials, and those among them whose hats do.
 */
export function headCoverings(
  donors: readonly Sitter[],
  hatted: ReadonlySet<Sitter>,
): Readonly<Record<string, Covering>> {
  const worn =
    (shape: (sitter: Sitter, random: Random) => Field): Covering =>
    (sitter, random) => {
      const donor = random.pick(donors);
      const place = hatted.has(donor) && random.chance(0.5) ? 'above' : 'below';
      const piece = random.chance(0.35) ? photographed(donor, place, random) : null;
      const colour = piece ?? cloth(sitter, anyColour(sitter, random), random);
      return {
        colour: rounding(sitter, colour, random),
        opacity: shape(sitter, random),
        shadowPx: random.pick([4, 10, 18]),
      };
    };
  return {
    beanie: worn(beanie),
    cap: worn(cap),
    'brimmed-hat': worn(brimmedHat),
    bandana: worn(bandana),
    headband: worn(headband),
    turban: worn(turban),
    headscarf: worn(headscarf),
    hood: worn(hood),
    headphones: worn(headphones),
  };
}

/** Darkens a covering towards its sides, because frontal light falls off on a round head. */
function rounding({ right, down }: Sitter, colour: Drawing['colour'], random: Random): Drawing['colour'] {
  const depth = random.between(0.1, 0.4);
  return (i, c) =>
    colour(i, c) * (1 - depth * Math.min(1, (right[i]! / 1.2) ** 2 + ((down[i]! + 0.8) / 3) ** 2));
}

/** Height at which the rim of a covering crosses the forehead. */
function rimOf(random: Random): number {
  return -random.between(0.42, 0.85);
}

/** Shape from the rim, curved by `bend`, up to slightly beyond the outline of the head. */
function dome(
  sitter: Sitter,
  rim: number,
  bend: number,
  random: Random,
  beyond = random.between(0.02, 0.25),
): Field {
  const crown = -random.between(1.75, 2.0) - beyond;
  const half = 0.98 + beyond;
  const corners: Corner[] = [];
  for (let k = 0; k <= 12; k++) {
    const angle = Math.PI * (k / 12);
    corners.push([-half * Math.cos(angle), rim - 0.1 + (crown - rim) * Math.sin(angle) ** 0.8]);
  }
  for (let k = 12; k >= 0; k--) {
    const right = half * ((2 * k) / 12 - 1);
    corners.push([right, rim + bend * right * right]);
  }
  return polygon(sitter, corners, random.between(1, 2));
}

function beanie(sitter: Sitter, random: Random): Field {
  return dome(sitter, rimOf(random), random.between(0.1, 0.45), random);
}

function cap(sitter: Sitter, random: Random): Field {
  const rim = rimOf(random) + 0.05;
  const top = dome(sitter, rim, random.between(-0.1, 0.15), random);
  const droop = random.between(0.05, 0.22);
  const peak = polygon(
    sitter,
    rounded([
      [-0.75, rim - 0.05],
      [0, rim - 0.12],
      [0.75, rim - 0.05],
      [0.82, rim + droop],
      [0, rim + droop * 0.6],
      [-0.82, rim + droop],
    ]),
  );
  return top.map((value, i) => Math.max(value, peak[i]!));
}

function brimmedHat(sitter: Sitter, random: Random): Field {
  const rim = rimOf(random) - 0.1;
  const top = dome(sitter, rim, 0, random, random.between(0.05, 0.4));
  const wide = random.between(1.4, 2.4);
  const thick = random.between(0.06, 0.18);
  const tilt = random.between(-0.1, 0.25);
  const brim = sitter.right.map((x, i) => {
    const y = sitter.down[i]! - rim - tilt * (x / wide) ** 2;
    const inside = 1 - (x / wide) ** 2 - (y / thick) ** 2;
    return Math.min(1, Math.max(0, inside * 8 + 0.5));
  });
  return top.map((value, i) => Math.max(value, brim[i]!));
}

function band(sitter: Sitter, bottom: number, high: number, bend: number): Field {
  const opacity = sitter.right.map((x, i) => {
    const y = sitter.down[i]! - bend * x * x;
    return y < bottom && y > bottom - high && Math.abs(x) < 1.25 ? sitter.person[i]! : 0;
  });
  return blurred(opacity, 3);
}

function headband(sitter: Sitter, random: Random): Field {
  return band(sitter, rimOf(random) - 0.05, random.between(0.2, 0.45), random.between(0, 0.35));
}

function bandana(sitter: Sitter, random: Random): Field {
  return random.chance(0.5)
    ? band(sitter, rimOf(random), random.between(0.35, 0.6), random.between(-0.05, 0.2))
    : dome(sitter, rimOf(random), random.between(0.05, 0.3), random, 0.02);
}

function turban(sitter: Sitter, random: Random): Field {
  const slant = random.between(0.15, 0.4);
  const rim = rimOf(random) - 0.1;
  const wide = random.between(1.1, 1.35);
  const corners: Corner[] = [
    [-wide, rim + slant],
    [-0.55, rim + slant * 0.7],
    [0, rim - 0.1],
    [0.55, rim + slant * 0.7],
    [wide, rim + slant],
    [wide + 0.05, -1.2],
    [0.6, -2.1],
    [0, -2.3],
    [-0.6, -2.1],
    [-wide - 0.05, -1.2],
  ];
  return polygon(sitter, rounded(corners, 2), random.between(1, 2));
}

/** Covers the whole head except an oval of the face from forehead to chin. */
function headscarf(sitter: Sitter, random: Random): Field {
  const top = random.between(0.55, 0.8);
  const wide = random.between(0.92, 1.02);
  const outer = random.between(1.25, 1.5);
  return veiled(sitter, {
    top,
    wide,
    bottom: random.between(1.68, 1.82),
    outer,
    crown: -random.between(1.85, 2.2),
  });
}

function hood(sitter: Sitter, random: Random): Field {
  const top = random.between(0.8, 1.3);
  return veiled(sitter, {
    top,
    wide: random.between(1.05, 1.2),
    bottom: 2.6,
    outer: random.between(1.5, 1.9),
    crown: -random.between(1.9, 2.4),
  });
}

function veiled(
  sitter: Sitter,
  {
    top,
    wide,
    bottom,
    outer,
    crown,
  }: { top: number; wide: number; bottom: number; outer: number; crown: number },
): Field {
  const opacity = field().map((_, i) => {
    const [x, y] = [sitter.right[i]!, sitter.down[i]!];
    const middle = (bottom - top) / 2;
    const half = (bottom + top) / 2;
    const isFace = (Math.abs(x) / wide) ** 2.3 + (Math.abs(y - middle) / half) ** 2.3 < 1;
    const isHead = y > 0.3 || (x / outer) ** 2 + ((y - 0.3) / (0.3 - crown)) ** 2 < 1;
    const isShoulder = y > 0.3 && Math.abs(x) < outer + Math.max(0, y - 1) * 0.9;
    return !isFace && isHead && (y <= 0.3 || isShoulder) ? 1 : 0;
  });
  return blurred(opacity, 3);
}

/** Draws a cup over each ear and usually a band over the hair. */
function headphones(sitter: Sitter, random: Random): Field {
  const [wide, high] = [random.between(0.14, 0.3), random.between(0.28, 0.45)];
  const [right, down] = [random.between(0.98, 1.15), random.between(0.05, 0.3)];
  const hoop = random.chance(0.8)
    ? { top: -random.between(1.75, 2.05), half: right + 0.05, thick: random.between(0.05, 0.13) }
    : null;
  const opacity = sitter.right.map((x, i) => {
    const y = sitter.down[i]!;
    if (((Math.abs(x) - right) / wide) ** 2 + ((y - down) / high) ** 2 < 1) return 1;
    if (!hoop || y > down) return 0;
    const reach = Math.hypot(x / hoop.half, (y - down) / (hoop.top - down));
    return Math.abs(reach - 1) < hoop.thick ? 1 : 0;
  });
  return blurred(opacity, 3);
}
