import type { Random } from '../../packages/engine/fixtures/random.ts';
import type { Drawing, FacePlaces } from './face-places.ts';

/** Natural colours of hair: the lock, its strands in the light, and those in the shade. */
const hairs = [
  ['#17120f', '#3a2f29', '#070504'],
  ['#3a271b', '#6d4a33', '#1d120b'],
  ['#6b4a2f', '#9c7247', '#45301d'],
  ['#a67c4a', '#d6b27a', '#7a5830'],
  ['#7c3a1d', '#b4623a', '#4f2210'],
  ['#8f8c88', '#c4c1bc', '#5f5c59'],
] as const;

/** A full fringe that ends below the eyes, thin enough at its ends to show some skin. */
export const fringeOverEyes: Drawing = (at, random) =>
  fringe({ at, random, from: -0.85, to: 0.85, end: random.between(0.15, 0.4), strands: 150 });

/** A full fringe that ends at the brows, as many people wear it. */
export const fringeAboveEyes: Drawing = (at, random) =>
  fringe({ at, random, from: -0.8, to: 0.8, end: random.between(-0.5, -0.36), strands: 150 });

/** Hair that falls from the parting over one eye and the cheek. */
export const lockOverEye: Drawing = (at, random) => {
  const side = random.pick([-1, 1]);
  const [inner, outer] = [side * random.between(0.15, 0.3), side * 1.05];
  const end = random.between(0.5, 1.1);
  return fringe({ at, random, from: Math.min(inner, outer), to: Math.max(inner, outer), end, strands: 90 });
};

interface Fringe {
  at: FacePlaces;
  random: Random;
  /** The fringe covers this range to the right of the middle of the eyes. */
  from: number;
  to: number;
  /** Height at which the hair ends. */
  end: number;
  strands: number;
}

function fringe({ at, random, from, to, end, strands }: Fringe): string {
  const [lock, light, shade] = random.pick(hairs);
  const crown = at.forehead - random.between(0.35, 0.6);
  const parting = random.between(-0.3, 0.3);
  const swing = random.between(-0.15, 0.15);
  const density = random.between(0.55, 1);
  const strand = (x: number, down: number, colour: string, width: number) => {
    const start = parting + 0.6 * (x - parting);
    const root = crown + 0.35 * (start - parting) ** 2;
    return `<path d="M ${start} ${root} C ${start + swing / 2} ${root + 0.4 * (down - root)}, ${x + swing} ${root + 0.75 * (down - root)}, ${x} ${down}" stroke="${colour}" stroke-width="${width}"/>`;
  };
  const tufts = Array.from({ length: Math.ceil((to - from) / 0.09) }, (_, k) =>
    random.chance(density)
      ? strand(
          from + k * 0.09 + random.between(-0.03, 0.03),
          end - random.between(0, 0.25),
          lock,
          random.between(0.06, 0.12),
        )
      : '',
  );
  const single = Array.from({ length: Math.round(strands * density) }, () =>
    strand(
      random.between(from, to),
      end + random.between(-0.25, 0.08),
      random.pick([lock, light, shade]),
      random.between(0.01, 0.025),
    ),
  );
  return `<g fill="none" stroke-linecap="round">${tufts.join('')}${single.join('')}</g>`;
}
