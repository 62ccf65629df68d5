import { type Field, fieldOf, isSeen } from './field.ts';
import { braid, ground } from './guilloche.ts';
import { letterDefinitions, setText } from './letters.ts';
import { seededRandom } from './seeded-random.ts';

const text = setText('VESIKA · PREVIEW');
/** The lengths below are px of a picture 640 px high; others are drawn to scale. */
const drawnForHeightPx = 640;
const letterUnitPx = 2.1;
const rowPx = 66;

/**
 * The watermark as SVG of the size of the picture, white on nothing: a ground of fine waves, and upon it rows
 * of the words, with a braid between two rows.
 *
 * In: seed of 16 bytes or more.
 */
export function drawWatermark(size: { widthPx: number; heightPx: number }, seed: Buffer): string {
  const random = seededRandom(seed);
  const { widthPx, heightPx } = size;
  const scale = heightPx / drawnForHeightPx;
  const rising = fieldOf(size, -0.5 + 0.2 * (random() - 0.5));
  const crossing = fieldOf(size, rising.slope + 1.25 + 0.3 * random());
  const [braids, words] = rows(rising, scale, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${widthPx}" height="${heightPx}">
<defs>${letterDefinitions}</defs>
<g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round" transform="translate(${widthPx / 2} ${heightPx / 2})">
${strokes(crossing, ground(crossing, 9.5 * scale, random), 0.8 * scale, 0.6)}
${strokes(rising, braids, 0.85 * scale, 0.75)}
<g stroke-width="1.25" transform="rotate(${degrees(rising.slope)})">${words}</g>
</g></svg>`;
}

function strokes({ slope }: Field, paths: string[], width: number, opacity: number): string {
  const drawn = paths.map((path) => `<path d="${path}"/>`).join('');
  return `<g stroke-width="${width.toFixed(2)}" stroke-opacity="${opacity}" transform="rotate(${degrees(slope)})">${drawn}</g>`;
}

function rows(field: Field, scale: number, random: () => number): [braids: string[], words: string] {
  const braids: string[] = [];
  let words = '';
  for (let y = -field.reach + random() * rowPx * scale; y < field.reach; y += rowPx * scale) {
    braids.push(...braid(field, y + (rowPx / 2) * scale, 30 * scale, random));
    words += wordRow(field, y, letterUnitPx * scale, random);
  }
  return [braids, words];
}

/** The words again and again on a gentle wave, every letter leaning a little its own way. */
function wordRow(field: Field, middle: number, unit: number, random: () => number): string {
  const repeat = (text.width + 16) * unit;
  const waveLength = field.reach * (0.7 + 0.3 * random());
  const phase = random() * 2 * Math.PI;
  let drawn = '';
  for (let start = -field.reach - random() * repeat; start < field.reach; start += repeat) {
    for (const { id, at, width } of text.placed) {
      const x = start + (at + width / 2) * unit;
      const angle = (2 * Math.PI * x) / waveLength + phase;
      const y = middle + 2.5 * unit * Math.sin(angle);
      const lean = ((5 * Math.PI * unit) / waveLength) * Math.cos(angle) + 0.08 * (random() - 0.5);
      if (!isSeen(field, x, y, 10 * unit)) continue;
      drawn += `<use xlink:href="#${id}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees(lean)}) scale(${unit.toFixed(3)}) translate(${-width / 2} -5)"/>`;
    }
  }
  return drawn;
}

function degrees(radians: number): string {
  return ((radians * 180) / Math.PI).toFixed(1);
}
