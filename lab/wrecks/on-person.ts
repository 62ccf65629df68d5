import type { Random } from '../../packages/engine/fixtures/random.ts';
import type { FacePlaces } from './face-places.ts';

/** A patch with a strap, or a gauze pad with tape, over one eye. */
export function eyePatch(at: FacePlaces, random: Random): string {
  const side = random.pick([-1, 1]);
  const x = side * 0.5;
  if (random.chance(0.5)) {
    const colour = random.pick(['#111113', '#1d1a18', '#2b2b33']);
    const strap = `<path d="M ${at.cheekLeft - 0.25} ${-side * 0.35 - 0.15} L ${at.cheekRight + 0.25} ${side * 0.35 - 0.15}" stroke="${colour}" stroke-width="0.08"/>`;
    return `${strap}<ellipse cx="${x}" cy="0.03" rx="${random.between(0.3, 0.38)}" ry="${random.between(0.26, 0.34)}" fill="${colour}"/>`;
  }
  const pad = `<rect x="${x - 0.38}" y="-0.27" width="0.76" height="0.6" rx="0.2" fill="#f2efe8" stroke="#d8d3c8" stroke-width="0.02"/>`;
  const tape = [-1, 1].map(
    (k) =>
      `<rect x="${x - 0.55}" y="${k * 0.16 - 0.03}" width="1.1" height="0.13" fill="#fbf9f4" fill-opacity="0.85" transform="rotate(${side * 18} ${x} 0)"/>`,
  );
  return pad + tape.join('');
}

/** A gauze bandage around the forehead. */
export function headBandage(at: FacePlaces, random: Random): string {
  const [half, from] = [(at.cheekRight - at.cheekLeft) / 2 + 0.2, at.forehead - 0.05];
  const height = random.between(0.45, 0.6);
  const bands = [0, 1, 2].map((k) => {
    const y = from + (k * height) / 3;
    const slant = random.between(-0.08, 0.08);
    return `<path d="M ${-half} ${y + slant} Q 0 ${y - 0.12} ${half} ${y - slant} L ${half} ${y + height / 3 + 0.06 - slant} Q 0 ${y + height / 3 - 0.05} ${-half} ${y + height / 3 + 0.06 + slant} Z" fill="#f3f0e9" stroke="#d5cfc2" stroke-width="0.015"/>`;
  });
  return bands.join('');
}

/** Plasters across cheek, nose or chin. */
export function plasters(at: FacePlaces, random: Random): string {
  const [x, y, angle] = random.pick([
    [0.65, 0.8, -20],
    [-0.65, 0.8, 20],
    [0, 0.42, 0],
    [0.1, at.chin - 0.25, 8],
  ] as const);
  const [length, width] = [random.between(0.75, 1), random.between(0.26, 0.34)];
  const skin = random.pick(['#d9b28c', '#e7c9a9', '#f4f1ea']);
  const pad = `<rect x="${-length / 5}" y="${-width / 2}" width="${(2 * length) / 5}" height="${width}" fill="#00000014"/>`;
  const strip = `<rect x="${-length / 2}" y="${-width / 2}" width="${length}" height="${width}" rx="${width / 2}" fill="${skin}" stroke="#b8916d" stroke-opacity="0.5" stroke-width="0.012"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${angle})">${strip}${pad}</g>`;
}

/** A wireless earbud, or a wired one, at the opening of an ear. */
export function earbud(at: FacePlaces, random: Random): string {
  const side = random.pick([-1, 1]);
  const x = side < 0 ? at.cheekLeft - 0.06 : at.cheekRight + 0.06;
  const y = at.ears;
  const [colour, shade] = random.pick([
    ['#f4f4f4', '#c9c9c9'],
    ['#232326', '#4a4a4f'],
  ] as const);
  const head = `<ellipse cx="${x}" cy="${y}" rx="0.085" ry="0.1" fill="${colour}" stroke="${shade}" stroke-width="0.015"/>`;
  const isWired = random.chance(0.3);
  const stem = isWired
    ? `<path d="M ${x} ${y + 0.08} C ${x + side * 0.1} ${y + 0.9}, ${x * 0.9} ${at.chin + 0.3}, ${x * 0.5} ${at.bottom}" fill="none" stroke="${colour}" stroke-width="0.035"/>`
    : `<rect x="${x - 0.03 + side * 0.02}" y="${y}" width="0.065" height="0.32" rx="0.03" fill="${colour}" stroke="${shade}" stroke-width="0.012"/>`;
  return stem + head;
}

/** A port-wine stain on one cheek; drawn to be multiplied with the skin. */
export function birthmark(_at: FacePlaces, random: Random): string {
  const side = random.pick([-1, 1]);
  const colour = random.pick(['#e8738a', '#d9608a', '#c9626e']);
  const spots = Array.from({ length: 9 }, () => {
    const [x, y] = [side * random.between(0.35, 0.9), random.between(0.25, 1.2)];
    return `<ellipse cx="${x}" cy="${y}" rx="${random.between(0.12, 0.3)}" ry="${random.between(0.12, 0.32)}"/>`;
  });
  return `<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="0.05"/></filter><g fill="${colour}" filter="url(#soft)" fill-opacity="0.9">${spots.join('')}</g>`;
}
