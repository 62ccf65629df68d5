import type { Random } from '../../packages/engine/fixtures/random.ts';
import type { FacePlaces } from './face-places.ts';

const font = 'font-family="DejaVu Sans, Liberation Sans, sans-serif"';

/** A watermark across the face, as on previews of other services. */
export function sampleText(at: FacePlaces, random: Random): string {
  const word = random.pick(['SAMPLE', 'PREVIEW', 'SPECIMEN', 'COPYRIGHT', 'PROOF']);
  const size = random.between(0.3, 0.6);
  const angle = random.pick([-1, 1]) * random.between(8, 35);
  const opacity = random.between(0.3, 0.65);
  const colour = random.pick(['#fff', '#fff', '#808080', '#c00']);
  const rows = [at.forehead + 0.2, at.mouth - 0.4, at.chin + 0.2].map(
    (y) => `<text x="0" y="${y}" text-anchor="middle">${word} ${word}</text>`,
  );
  return `<g ${font} font-size="${size}" fill="${colour}" fill-opacity="${opacity}" transform="rotate(${angle})">${rows.join('')}</g>`;
}

/** A round stamp of an office on neck, shoulder, or cheek. */
export function rubberStamp(at: FacePlaces, random: Random): string {
  const colour = random.pick(['#27408b', '#8b1a1a', '#4b2a7b', '#222', '#1d6b3a']);
  const [x, y] = random.pick([
    [0.6, at.chin + 0.2],
    [-0.7, at.chin + 0.35],
    [0.9, at.mouth + 0.2],
    [-0.95, at.mouth],
  ] as const);
  const radius = random.between(0.5, 0.75);
  const ring = (share: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius * share}" fill="none" stroke="${colour}" stroke-width="${0.035}"/>`;
  const word = random.pick(['SEEN 2026', 'APPROVED', 'VALID', 'OFFICE 12']);
  const text = `<text ${font} font-size="${radius * 0.3}" x="${x}" y="${y + radius * 0.1}" text-anchor="middle" fill="${colour}">${word}</text>`;
  return `<g opacity="${random.between(0.65, 0.95)}" transform="rotate(${random.between(-25, 25)} ${x} ${y})">${ring(1)}${ring(0.72)}${text}</g>`;
}

/** The date that cameras write into the corner; here inside every document's frame. */
export function dateStamp(at: FacePlaces, random: Random): string {
  const colour = random.pick(['#ff9a1f', '#ffd21f', '#ff4020', '#ffffff', '#111111']);
  const text = random.pick(["'26 11 28", '28/11/2026', '2026-11-28 09:41', '28 NOV 2026']);
  const y = at.chin + random.between(0.3, 0.55);
  const x = random.pick([-0.1, 0.2]);
  return `<text font-family="DejaVu Sans Mono, Liberation Mono, monospace" font-weight="bold" font-size="${random.between(0.16, 0.24)}" x="${x}" y="${y}" fill="${colour}">${text}</text>`;
}

/** A sticker on cheek, forehead or nose. */
export function emoji(at: FacePlaces, random: Random): string {
  const [x, y] = random.pick([
    [0.62, 0.75],
    [-0.62, 0.75],
    [0, at.forehead + 0.35],
    [0, 0.65],
  ] as const);
  const size = random.between(0.22, 0.36);
  const shapes = [
    `<circle r="1" fill="#ffcc33" stroke="#e0a000" stroke-width="0.06"/><circle cx="-0.35" cy="-0.25" r="0.13" fill="#5b3a00"/><circle cx="0.35" cy="-0.25" r="0.13" fill="#5b3a00"/><path d="M -0.5 0.2 Q 0 0.8 0.5 0.2" fill="none" stroke="#5b3a00" stroke-width="0.12"/>`,
    '<path d="M 0 0.9 C -1.4 -0.1 -0.9 -1.1 0 -0.45 C 0.9 -1.1 1.4 -0.1 0 0.9 Z" fill="#e0245e"/>',
    '<path d="M 0 -1 L 0.25 -0.32 L 0.95 -0.31 L 0.4 0.12 L 0.59 0.81 L 0 0.4 L -0.59 0.81 L -0.4 0.12 L -0.95 -0.31 L -0.25 -0.32 Z" fill="#f5c518" stroke="#c79a00" stroke-width="0.05"/>',
  ];
  return `<g transform="translate(${x} ${y}) scale(${size}) rotate(${random.between(-20, 20)})">${random.pick(shapes)}</g>`;
}

/** A frame around the head, as of an app for greeting cards. */
export function decorativeFrame(at: FacePlaces, random: Random): string {
  const colour = random.pick(['#ffffff', '#111111', '#c9a227', '#d94f70', '#2f6f9f']);
  const half = random.between(1.85, 2.05);
  const [top, bottom] = [random.between(-2.45, -2.25), at.chin + random.between(0.35, 0.5)];
  const outside = `M ${at.left} ${at.top} H ${at.right} V ${at.bottom} H ${at.left} Z`;
  const corner = random.pick([0, 0.3, 0.7]);
  const inside = `M ${-half + corner} ${top} H ${half - corner} Q ${half} ${top} ${half} ${top + corner} V ${bottom - corner} Q ${half} ${bottom} ${half - corner} ${bottom} H ${-half + corner} Q ${-half} ${bottom} ${-half} ${bottom - corner} V ${top + corner} Q ${-half} ${top} ${-half + corner} ${top} Z`;
  const line = `<path d="${inside}" fill="none" stroke="#00000055" stroke-width="0.03"/>`;
  return `<path d="${outside} ${inside}" fill-rule="evenodd" fill="${colour}"/>${line}`;
}
