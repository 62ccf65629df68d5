import sharp from 'sharp';
import { type Patch, patchOf } from '../raster/patch.ts';

/** Letter as a stroked line in a cell 10 units high; system fonts differ or may be missing. */
interface Letter {
  path: string;
  width: number;
}

const letters = {
  A: { path: 'M0 10L4 0L8 10M1.4 6.6H6.6', width: 8 },
  E: { path: 'M6.4 0H.6V10H6.4M.6 4.9H5.6', width: 6.6 },
  I: { path: 'M.6 0V10', width: 1.2 },
  K: { path: 'M.6 0V10M6.8 0L.6 6.2M2.7 4.1L7.2 10', width: 7.2 },
  P: { path: 'M.6 10V0H3.9C8 0 8 5.6 3.9 5.6H.6', width: 7 },
  R: { path: 'M.6 10V0H3.9C8 0 8 5.4 3.9 5.4H.6M3.7 5.4L7 10', width: 7.2 },
  S: {
    path: 'M6.8 1.7C6.2 .6 5.1 0 3.8 0C2 0 .7 1 .7 2.5C.7 4.2 2.2 4.6 3.8 5S7 5.9 7 7.5S5.6 10 3.7 10C2.2 10 .9 9.3 .3 8',
    width: 7.2,
  },
  V: { path: 'M0 0L4 10L8 0', width: 8 },
  W: { path: 'M0 0L2.9 10L5.8 1.4L8.7 10L11.6 0', width: 11.6 },
} satisfies Record<string, Letter>;

const gap = 2.6;

/** SVG definitions of the letter shapes, once per drawing. */
const letterDefinitions = Object.entries(letters)
  .map(([name, { path }]) => `<path id="${name}" d="${path}"/>`)
  .join('');

interface PlacedLetter {
  id: string;
  /** Left edge from the start of the text, in tenths of the letter height. */
  at: number;
}

/** Sets a text. In: capitals that `letters` has. Out: the placed letters and the width of the text. */
function setText(text: string): { placed: PlacedLetter[]; width: number } {
  let at = 0;
  const placed: PlacedLetter[] = [];
  for (const id of text) {
    placed.push({ id, at });
    at += letters[id as keyof typeof letters].width + gap;
  }
  return { placed, width: at - gap };
}

/** Lengths below are in inter-eye distances. */
const reach = 7;
const slopeDeg = -24;

/** Runs between the eyes and the mouth, which stay free. */
const word = { text: setText('PREVIEW'), letterHeight: 0.3, stroke: 1.5, middle: 0.58 };
/** The name, in rows that end at the outline of the person. */
const name = { text: setText('VESIKA'), letterHeight: 0.22, stroke: 1.1, rowHeight: 0.95, gap: 0.75 };

/** Px of the drawing per inter-eye distance; about as many as in a preview. */
const unitPx = 80;

/**
 * The watermark: one word across the face, and the name over the wall. It is the same for all pictures and languages,
 * and is drawn once.
 *
 * Out: red, the word; green, the names. The eye midpoint is the centre of the patch; its unit is the inter-eye distance.
 */
export function watermark(): Promise<Patch> {
  drawn ??= draw();
  return drawn;
}

let drawn: Promise<Patch> | undefined;

async function draw(): Promise<Patch> {
  const { data, info } = await sharp(Buffer.from(watermarkSvg()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raster = { data: new Uint8Array(data), widthPx: info.width, heightPx: info.height };
  return { ...patchOf(raster, -reach, -reach), scaleX: unitPx, scaleY: unitPx };
}

function watermarkSvg(): string {
  const sizePx = 2 * reach * unitPx;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${sizePx}" height="${sizePx}" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}">
<defs>${letterDefinitions}</defs><rect x="${-reach}" y="${-reach}" width="100%" height="100%"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round" style="mix-blend-mode:screen">
<g stroke="#f00" stroke-width="${word.stroke}" transform="translate(0 ${word.middle}) rotate(${slopeDeg})">${textAt(word, 0, 0)}</g>
<g stroke="#0f0" stroke-width="${name.stroke}" transform="rotate(${slopeDeg})">${names()}</g>
</g></svg>`;
}

/** Rows of the name on both sides of the word, every other one shifted by half a step. */
function names(): string {
  const { text, letterHeight, rowHeight, gap } = name;
  const step = (text.width * letterHeight) / 10 + gap;
  const beside = word.middle * Math.cos((slopeDeg * Math.PI) / 180) + rowHeight / 2;
  const rowCount = Math.ceil((reach * Math.SQRT2) / rowHeight) + 1;
  let rows = '';
  for (let row = -rowCount; row < rowCount; row++) {
    for (let x = -reach * Math.SQRT2 + (row & 1) * (step / 2); x < reach * Math.SQRT2; x += step) {
      rows += textAt(name, x, beside + row * rowHeight);
    }
  }
  return rows;
}

type Text = Pick<typeof word, 'text' | 'letterHeight'>;

/** A text around a point. */
function textAt({ text, letterHeight }: Text, x: number, y: number): string {
  const unit = letterHeight / 10;
  const letters = text.placed.map(({ id, at }) => `<use xlink:href="#${id}" x="${at}"/>`).join('');
  return `<g transform="translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${unit}) translate(${-text.width / 2} -5)">${letters}</g>`;
}
