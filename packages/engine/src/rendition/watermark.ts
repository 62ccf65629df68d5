import sharp from 'sharp';
import { type Patch, patchOf } from '../raster/patch.ts';
import { type Field, isSeen, squareField } from './field.ts';
import { braid, ground } from './guilloche.ts';
import { letterDefinitions, setText } from './letters.ts';
import { seededRandom } from './seeded-random.ts';

/** Only the name, which needs no translation: one pattern for each language would reveal the photo, as below. */
const text = setText('VESIKA ·');

/** Lengths below are in inter-eye distances. */
const reach = 7;
const letterUnit = 0.018;
const rowHeight = 0.56;
const eyesAndMouth = [
  { x: -0.5, y: 0, rx: 0.4, ry: 0.24 },
  { x: 0.5, y: 0, rx: 0.4, ry: 0.24 },
  { x: 0, y: 1.12, rx: 0.56, ry: 0.3 },
];

/** The part of the face that stays coarse: from the hairline to the chin, between the ears. */
const face = { x: 0, y: 0.62, rx: 1.12, ry: 1.72 };

/** Px of the drawing per inter-eye distance; about as many as in a preview. */
const unitPx = 64;
/** Fixed, because the difference of two patterns would reveal the photo. */
const seed = Buffer.from('Vesika watermark');
/** Opacity of the parts of the drawing. */
const shown = { ground: 0.2, braids: 0.3, words: 0.75 };

/**
 * The watermark: fine waves, rows of the words, and a braid between two rows; eyes and mouth stay free. It is the same
 * for all pictures and fixed to the face, so that all photos of a person show and hide the same, however they are
 * cropped, rotated or scaled. It is drawn once.
 *
 * Out: red, the opacity of the drawing; green, the part of the face that stays coarse. The eye midpoint is the centre of
 *      the patch; its unit is the inter-eye distance.
 */
export function watermark(): Promise<Patch> {
  drawn ??= draw();
  return drawn;
}

let drawn: Promise<Patch> | undefined;

async function draw(): Promise<Patch> {
  const [visible, coarse] = await Promise.all([watermarkSvg(), faceSvg()].map(rasterOf));
  const { width, height } = visible!.info;
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < visible!.data.length; i++) {
    rgb[i * 3] = visible!.data[i]!;
    rgb[i * 3 + 1] = coarse!.data[i]!;
  }
  const raster = { data: rgb, widthPx: width, heightPx: height };
  return { ...patchOf(raster, -reach, -reach), scaleX: unitPx, scaleY: unitPx };
}

function rasterOf(svg: string) {
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
}

function faceSvg(): string {
  const sizePx = 2 * reach * unitPx;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}">
<defs><radialGradient id="fade"><stop offset=".8"/><stop offset="1" stop-opacity="0"/></radialGradient></defs>
${spared(face)}</svg>`;
}

function watermarkSvg(): string {
  const random = seededRandom(seed);
  const rising = squareField(reach, -0.5);
  const crossing = squareField(reach, 0.85);
  const [braids, words] = rows(rising, random);
  const sizePx = 2 * reach * unitPx;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${sizePx}" height="${sizePx}" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}">
<defs>${letterDefinitions}<radialGradient id="fade"><stop offset=".75"/><stop offset="1" stop-opacity="0"/></radialGradient>
<mask id="free" maskUnits="userSpaceOnUse" x="${-reach}" y="${-reach}" width="${2 * reach}" height="${2 * reach}">
<rect x="${-reach}" y="${-reach}" width="${2 * reach}" height="${2 * reach}" fill="#fff"/>${eyesAndMouth.map(spared).join('')}</mask></defs>
<g mask="url(#free)"><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">
${strokes(crossing, ground(crossing, 0.15, random), 0.018, 0.5 * shown.ground)}
${strokes(rising, braids, 0.02, 0.75 * shown.braids)}
<g stroke-width="1.4" stroke-opacity="${shown.words}" transform="rotate(${degrees(rising.slope)})">${words}</g>
</g></g></svg>`;
}

function spared({ x, y, rx, ry }: (typeof eyesAndMouth)[number]): string {
  return `<circle r="1" fill="url(#fade)" transform="translate(${x} ${y}) scale(${rx} ${ry})"/>`;
}

function strokes({ slope }: Field, paths: string[], width: number, opacity: number): string {
  const drawn = paths.map((path) => `<path d="${path}"/>`).join('');
  return `<g stroke-width="${width}" stroke-opacity="${opacity}" transform="rotate(${degrees(slope)})">${drawn}</g>`;
}

function rows(field: Field, random: () => number): [braids: string[], words: string] {
  const braids: string[] = [];
  let words = '';
  for (let y = -field.reach + random() * rowHeight; y < field.reach; y += rowHeight) {
    braids.push(...braid(field, y + rowHeight / 2, 0.25, random));
    words += wordRow(field, y, random);
  }
  return [braids, words];
}

/** Repeats the words along a gentle wave, with a slightly random tilt of each letter. */
function wordRow(field: Field, middle: number, random: () => number): string {
  const repeat = (text.width + 16) * letterUnit;
  const waveLength = 4 + 2 * random();
  const phase = random() * 2 * Math.PI;
  let drawn = '';
  for (let start = -field.reach - random() * repeat; start < field.reach; start += repeat) {
    for (const { id, at, width } of text.placed) {
      const x = start + (at + width / 2) * letterUnit;
      const angle = (2 * Math.PI * x) / waveLength + phase;
      const y = middle + 2.5 * letterUnit * Math.sin(angle);
      const lean = ((5 * Math.PI * letterUnit) / waveLength) * Math.cos(angle) + 0.08 * (random() - 0.5);
      if (!isSeen(field, x, y, 10 * letterUnit)) continue;
      drawn += `<use xlink:href="#${id}" transform="translate(${x.toFixed(3)} ${y.toFixed(3)}) rotate(${degrees(lean)}) scale(${letterUnit}) translate(${-width / 2} -5)"/>`;
    }
  }
  return drawn;
}

function degrees(radians: number): string {
  return ((radians * 180) / Math.PI).toFixed(2);
}
