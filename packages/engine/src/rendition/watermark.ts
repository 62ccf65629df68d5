import { type Area, rosette, waveLines } from './guilloche.ts';
import { letterDefinitions, setText } from './letters.ts';
import { seededRandom } from './seeded-random.ts';

const text = setText('VESIKA · PREVIEW');
const dark = '#10182c';
const light = '#fff';
/** Of a picture 640 px high; smaller ones are drawn smaller. */
const drawnForHeightPx = 640;

/**
 * The watermark as SVG of the size of the picture: guilloche all over, rosettes, and the words in rows on top.
 * Everything is drawn dark and light beside each other, so that one of the two shows on white, on hair and on
 * any skin, and neither a threshold nor a change of levels takes it away.
 *
 * In: seed of 16 bytes or more.
 */
export function drawWatermark(area: Area, seed: Buffer): string {
  const random = seededRandom(seed);
  const scale = area.heightPx / drawnForHeightPx;
  const slope = -0.5 + (random() - 0.5) * 0.2;
  const lines = [
    ...waveLines(area, slope + 1.2, 13 * scale, random),
    ...waveLines(area, slope - 0.5, 13 * scale, random),
    ...rosettes(area, random),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${area.widthPx}" height="${area.heightPx}">
<defs>${letterDefinitions}<g id="lines">${lines.map((d) => `<path d="${d}"/>`).join('')}</g>
<g id="words">${words(area, slope, 2.3 * scale, random)}</g></defs>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
${twoTone('lines', scale * 0.9, 0.3, scale)}
${twoTone('words', 1.15, 0.36, scale * 1.1)}
</g></svg>`;
}

function twoTone(id: string, width: number, opacity: number, shift: number): string {
  const tone = (colour: string, by: number) =>
    `<use xlink:href="#${id}" stroke="${colour}" stroke-width="${width.toFixed(2)}" stroke-opacity="${opacity}" transform="translate(${by.toFixed(2)} ${by.toFixed(2)})"/>`;
  return tone(dark, shift / 2) + tone(light, -shift / 2);
}

function rosettes({ widthPx, heightPx }: Area, random: () => number): string[] {
  const size = Math.min(widthPx, heightPx);
  return [0.28, 0.62].flatMap((down) => {
    const at = [widthPx * (0.3 + 0.4 * random()), heightPx * (down + 0.12 * random())] as const;
    return rosette(at, size * (0.24 + 0.08 * random()), 9 + Math.floor(random() * 6), random);
  });
}

/** Rows of the text over the whole area; the letters ride on a wave and lean with it. */
function words({ widthPx, heightPx }: Area, slope: number, unit: number, random: () => number): string {
  const reach = Math.hypot(widthPx, heightPx) / 2;
  const rowHeight = 30 * unit;
  const repeat = (text.width + 14) * unit;
  const waveLength = reach * (0.5 + 0.3 * random());
  let drawn = '';
  for (let row = -reach + random() * rowHeight; row < reach; row += rowHeight) {
    const phase = random() * 2 * Math.PI;
    for (let start = -reach - random() * repeat; start < reach; start += repeat) {
      for (const { id, at, width } of text.placed) {
        const x = start + (at + width / 2) * unit;
        const angle = (2 * Math.PI * x) / waveLength + phase;
        const y = row + 4 * unit * Math.sin(angle);
        if (!isNear(x, y, slope, { widthPx, heightPx }, 12 * unit)) continue;
        const lean = ((8 * Math.PI * unit) / waveLength) * Math.cos(angle) + (random() - 0.5) * 0.1;
        drawn += `<use xlink:href="#${id}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees(lean)}) scale(${unit.toFixed(3)}) translate(${-width / 2} -5)"/>`;
      }
    }
  }
  return `<g transform="translate(${widthPx / 2} ${heightPx / 2}) rotate(${degrees(slope)})">${drawn}</g>`;
}

/** Letters outside the picture cost time and show nothing. */
function isNear(x: number, y: number, slope: number, { widthPx, heightPx }: Area, marginPx: number): boolean {
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)];
  return (
    Math.abs(x * cos - y * sin) < widthPx / 2 + marginPx &&
    Math.abs(x * sin + y * cos) < heightPx / 2 + marginPx
  );
}

function degrees(radians: number): string {
  return ((radians * 180) / Math.PI).toFixed(1);
}
