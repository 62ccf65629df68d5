import { type Random, randomOf } from '../../packages/engine/fixtures/random.ts';
import type { Lab } from '../../packages/engine/src/raster/colour.ts';

/** A wall, its light and the camera, as physical parameters. Lengths are in head heights, crown to chin. */
export interface Wall {
  seed: number;
  kind: WallKind;
  /** Colour at which the paint is photographed where the light is full, CIELAB under D50. */
  paint: Lab;
  /** Whether the falls of light of the studio, where the person was photographed, stay on the wall. */
  keepsStudioLight: boolean;
  /** Light that falls across the frame in one direction, as of a window, or around a point, as of a lamp. */
  fall: { shape: 'window' | 'lamp'; stops: number; directionRad: number };
  /** Stops by which the lens darkens the corners, on the person as well. */
  vignetteStops: number;
  /** Gains of red and blue of the light, which the camera did not balance; on the person as well. */
  light: { red: number; blue: number };
  /** Shadow of the person: displacement, width of its edge, and the share of light that it takes. */
  shadow: { right: number; down: number; edge: number; depth: number } | null;
  /** Unevenness of plaster and paint: share of light, and size of its grain. */
  texture: { share: number; size: number };
  object: WallObject | null;
  phone: { noise: number; sharpening: number; jpegQuality: number };
}

export type WallObject = 'socket' | 'switch' | 'door-frame' | 'curtain' | 'tiles' | 'picture-frame';

/** Paints by name, as photographed: lightness, a*, b*, each from and to. */
const paints = {
  'bright-white': [
    [93, 97],
    [-1, 1],
    [-1, 2],
  ],
  white: [
    [84, 93],
    [-1.5, 1.5],
    [-2, 3],
  ],
  'grey-white': [
    [76, 85],
    [-1, 1],
    [-2, 2],
  ],
  'light-grey': [
    [70, 80],
    [-1, 1],
    [-2, 2],
  ],
  cream: [
    [82, 92],
    [-1, 2],
    [5, 11],
  ],
  beige: [
    [72, 84],
    [1, 4],
    [8, 14],
  ],
  'light-blue': [
    [76, 88],
    [-4, 0],
    [-11, -5],
  ],
  'mid-grey': [
    [52, 66],
    [-2, 2],
    [-3, 3],
  ],
  'strong-cream': [
    [74, 88],
    [2, 8],
    [18, 26],
  ],
  coloured: [
    [45, 80],
    [-40, 45],
    [-45, 50],
  ],
  dark: [
    [18, 40],
    [-3, 3],
    [-4, 4],
  ],
} as const;
type Paint = keyof typeof paints;

const plainPaints = [
  'bright-white',
  'white',
  'white',
  'grey-white',
  'light-grey',
  'cream',
  'beige',
  'light-blue',
] as const;

/** Each kind states what is special about its walls; everything else of them is ordinary. */
const kinds = {
  plain: {},
  'studio-light': { keepsStudioLight: true },
  'window-light': { stops: [0.25, 0.7] },
  'lamp-light': { stops: [0.25, 0.7], shape: 'lamp' },
  'soft-shadow': { shadow: { edge: [0.16, 0.4], depth: [0.1, 0.3], right: [0.08, 0.3] } },
  'coloured-light': { light: 0.09 },
  textured: { texture: [0.006, 0.016] },
  'phone-noise': { noise: [2.5, 5] },
  'strong-window-light': { stops: [2.4, 4] },
  'hard-shadow': { shadow: { edge: [0.004, 0.03], depth: [0.4, 0.7], right: [0.12, 0.35] } },
  'doubtful-shadow': { shadow: { edge: [0.03, 0.15], depth: [0.2, 0.45], right: [0.1, 0.3] } },
  'coloured-paint': { paint: ['coloured'] },
  'dark-paint': { paint: ['dark'] },
  'doubtful-paint': { paint: ['mid-grey', 'strong-cream'] },
  socket: { object: ['socket', 'switch'] },
  'door-frame': { object: ['door-frame', 'picture-frame'] },
  curtain: { object: ['curtain', 'tiles'] },
} as const satisfies Record<string, Special>;
export type WallKind = keyof typeof kinds;

interface Special {
  keepsStudioLight?: boolean;
  stops?: Range;
  shape?: 'lamp';
  shadow?: { edge: Range; depth: Range; right: Range };
  light?: number;
  texture?: Range;
  noise?: Range;
  paint?: readonly Paint[];
  object?: readonly WallObject[];
}
type Range = readonly [from: number, to: number];

const kindNames = Object.keys(kinds) as WallKind[];

/** Kinds that photographers would call plain, in the order of seeds that ask for one. */
export const plainKinds = kindNames.slice(0, kindNames.indexOf('strong-window-light'));
export const faultyKinds = kindNames.slice(plainKinds.length);

/** The wall of a number: the same number gives the same wall. */
export function wallOf(seed: number, of: readonly WallKind[] = kindNames): Wall {
  // Neighbouring numbers share a kind, so that both halves have walls of every kind.
  const kind = of[Math.floor(seed / 2) % of.length]!;
  const special: Special = kinds[kind];
  const random = randomOf(`wall ${kind} ${seed}`);
  const within = ([from, to]: Range) => random.between(from, to);
  const warmth = special.light
    ? random.pick([-1, 1]) * random.between(0.5, 1) * special.light
    : random.normal() * 0.012;
  return {
    seed,
    kind,
    paint: paintOf(random.pick(special.paint ?? plainPaints), random),
    keepsStudioLight: special.keepsStudioLight ?? random.chance(0.3),
    fall: {
      shape: special.shape ?? 'window',
      stops: special.stops ? within(special.stops) : random.between(0, 0.2),
      directionRad: random.between(0, 2 * Math.PI),
    },
    vignetteStops: random.between(0, 0.35),
    light: { red: 1 + warmth, blue: 1 - 1.3 * warmth },
    shadow: shadowOf(special, random),
    texture: {
      share: special.texture ? within(special.texture) : random.between(0, 0.004),
      size: random.between(0.004, 0.03),
    },
    object: special.object ? random.pick(special.object) : null,
    phone: {
      noise: special.noise ? within(special.noise) : random.between(0.3, 1.8),
      sharpening: random.pick([0, 0.4, 0.8]),
      jpegQuality: Math.round(random.between(88, 97)),
    },
  };
}

function paintOf(name: Paint, random: Random): Lab {
  const [lightness, a, b] = paints[name];
  const paint = [lightness, a, b].map(([from, to]) => random.between(from, to)) as [number, number, number];
  // A strong colour is one of any hue.
  if (name !== 'coloured') return paint;
  const [hue, chroma] = [random.between(0, 2 * Math.PI), random.between(30, 45)];
  return [paint[0], chroma * Math.cos(hue), chroma * Math.sin(hue)];
}

/** Without a special shadow, half of the people stand so far from the wall that their shadow is faint. */
function shadowOf({ shadow }: Special, random: Random): Wall['shadow'] {
  const side = random.pick([-1, 1]);
  if (!shadow) {
    if (random.chance(0.5)) return null;
    return {
      right: side * random.between(0.1, 0.5),
      down: random.between(0, 0.2),
      edge: random.between(0.25, 0.5),
      depth: random.between(0.03, 0.1),
    };
  }
  const within = ([from, to]: Range) => random.between(from, to);
  return {
    right: side * within(shadow.right),
    down: random.between(0, 0.12),
    edge: within(shadow.edge),
    depth: within(shadow.depth),
  };
}
