import type { Random } from '../../packages/engine/fixtures/random.ts';
import type { Drawing, FacePlaces } from './face-places.ts';

type Cloth = 'white' | 'beige' | 'black' | 'patterned';

/** Colours of cloth in the light, in the shade, and of its folds. */
const cloths: Readonly<Record<Cloth, readonly (readonly [light: string, shade: string, fold: string])[]>> = {
  white: [
    ['#f7f6f4', '#d9d8d6', '#c4c3c2'],
    ['#fbfbfb', '#e4e5e8', '#cfd1d6'],
  ],
  beige: [
    ['#e6cfa6', '#bfa67c', '#a58c64'],
    ['#d9c7ae', '#b19d83', '#98856c'],
    ['#efe3cd', '#cdbfa6', '#b8aa90'],
  ],
  black: [
    ['#2a2a2c', '#0f0f10', '#3d3d40'],
    ['#1f2026', '#08080b', '#34363e'],
  ],
  patterned: [
    ['#b8476a', '#822c49', '#6b2039'],
    ['#3f6fa8', '#274a75', '#1d3a5e'],
    ['#6a8f5a', '#46633a', '#37502d'],
  ],
};

/** A headscarf from above the crown to the chest, which shows the face from the hairline to below the chin. */
export function headscarf(cloth: Cloth): Drawing {
  return (at, random) => {
    const [light, shade, fold] = random.pick(cloths[cloth]);
    const [top, side] = [random.between(-2.3, -2.05), random.between(1.6, 1.9)];
    const shoulder = random.between(1.9, 2.4);
    const outer = `M ${-shoulder} ${at.bottom} C ${-side - 0.3} ${at.chin + 0.2}, ${-side} ${top}, 0 ${top} S ${side + 0.3} ${at.chin + 0.2}, ${shoulder} ${at.bottom} Z`;
    const gradient = `<linearGradient id="cloth" x1="0" x2="1"><stop offset="0" stop-color="${shade}"/><stop offset="0.3" stop-color="${light}"/><stop offset="0.7" stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`;
    const pattern = cloth === 'patterned' ? dots(outer, at, top, random) : '';
    return `<defs>${gradient}<mask id="open"><rect x="-9" y="-9" width="18" height="18" fill="#fff"/>${face(at, '#000')}</mask></defs>
      <g mask="url(#open)"><path d="${outer}" fill="url(#cloth)"/>${pattern}${folds(at, top, fold, random)}</g>
      ${rim(at, shade)}`;
  };
}

/** The opening for the face: from below the hairline to just below the chin, within the cheeks. */
function face(at: FacePlaces, fill: string, extra = ''): string {
  const [upper, lower] = [at.forehead + 0.05, at.chin + 0.05];
  const half = (at.cheekRight - at.cheekLeft) / 2 - 0.02;
  const middle = (at.cheekLeft + at.cheekRight) / 2;
  const eyes = upper + 0.42 * (lower - upper);
  const path = `M ${middle - half} ${eyes} C ${middle - half} ${upper + 0.1}, ${middle - 0.55 * half} ${upper}, ${middle} ${upper} S ${middle + half} ${upper + 0.1}, ${middle + half} ${eyes} C ${middle + half} ${lower - 0.35}, ${middle + 0.45 * half} ${lower}, ${middle} ${lower} S ${middle - half} ${lower - 0.35}, ${middle - half} ${eyes} Z`;
  return `<path d="${path}" fill="${fill}" ${extra}/>`;
}

function rim(at: FacePlaces, colour: string): string {
  return face(at, 'none', `stroke="${colour}" stroke-width="0.05" stroke-opacity="0.8"`);
}

function folds(at: FacePlaces, top: number, colour: string, random: Random): string {
  const lines = Array.from({ length: 14 }, (_, k) => {
    const to = -1.6 + (3.2 * k) / 13 + random.between(-0.06, 0.06);
    const from = to * random.between(0.2, 0.4);
    return `<path d="M ${from} ${at.chin + 0.12} Q ${to * 0.6} ${at.chin + 0.6} ${to} ${at.bottom}" />`;
  });
  const over = [0.12, 0.24, 0.38].map((down) => {
    const half = 0.5 + down;
    return `<path d="M ${-half} ${top + down + 0.3} Q 0 ${top + down} ${half} ${top + down + 0.3}"/>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-width="0.025" stroke-opacity="0.7">${[...lines, ...over].join('')}</g>`;
}

function dots(outer: string, at: FacePlaces, top: number, random: Random): string {
  const colour = random.pick(['#f3ead7', '#f0c84b', '#ffffff']);
  const parts: string[] = [];
  for (let y = top; y < at.bottom; y += 0.24) {
    for (let x = -2.4; x < 2.4; x += 0.24) {
      const [u, v] = [x + random.between(-0.03, 0.03) + (Math.round(y / 0.24) % 2) * 0.12, y];
      parts.push(`<circle cx="${u}" cy="${v}" r="0.055" fill="${colour}"/>`);
    }
  }
  return `<clipPath id="within"><path d="${outer}"/></clipPath><g clip-path="url(#within)">${parts.join('')}</g>`;
}
