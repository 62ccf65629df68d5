import type { Natives } from '@vesika/report';
import { faceAxes } from '../../face/face-axes.ts';
import { pointAt, vertex } from '../../face/face-points.ts';
import type { Raster } from '../../raster/raster.ts';
import type { SourceView } from './source-view.ts';

/** Rows that count and the distance between two that are compared, in inter-eye distances; rows from the chin. */
const rows = { from: 0.32, to: 1.5, apart: 0.2 } as const;
/** Fewer rows say nothing about the body. */
const rowsMin = 0.12;
/** A block of pixels repeats after at most so many rows, px. */
const periodMax = 32;
const columns = 160;
const rowStep = 2;
/** Mean difference of two rows that JPEG compression made of one, levels. */
const sameMax = 1.5;
/** Standard deviation of a row that shows more than a plain surface, levels. */
const structureMin = 8;

/**
 * Share of the rows from the chin to below the shoulders that are the same as those some distance further down, as where a
 * decoder or a filled canvas repeats one block of pixels. Necks and shoulders widen, so their rows differ.
 *
 * In:     the region around the face at full resolution.
 * Out:    repeatedRowsShare, 0 to 1; null if the picture ends too soon below the chin.
 * Source: the method is ours.
 */
export function measureRepeatedRows({ picture, mesh }: Pick<SourceView, 'picture' | 'mesh'>): Natives {
  const { interEyePx } = faceAxes(mesh);
  const chinY = pointAt(mesh, vertex.chin).y;
  const from = Math.max(0, Math.round(chinY + rows.from * interEyePx));
  const apart = Math.round(rows.apart * interEyePx);
  const to = Math.min(Math.round(chinY + rows.to * interEyePx), picture.heightPx - apart - periodMax);
  if (to - from < rowsMin * interEyePx) return { repeatedRowsShare: null };
  const sampled = sampleRows(picture, from, to + apart + periodMax);
  const structured: number[] = [];
  for (let row = 0; row < to - from; row += rowStep)
    if (deviation(sampled, row) > structureMin) structured.push(row);
  let most = 0;
  for (let period = 0; period < periodMax; period++) {
    const same = structured.filter((row) => areSame(sampled, row, row + apart + period));
    most = Math.max(most, same.length);
  }
  return { repeatedRowsShare: most / Math.ceil((to - from) / rowStep) };
}

/** Values of `columns` pixels of each row from `from` to before `end`, three a pixel. */
function sampleRows({ data, widthPx }: Raster, from: number, end: number): Uint8Array {
  const sampled = new Uint8Array((end - from) * columns * 3);
  for (let y = from, to = 0; y < end; y++) {
    for (let column = 0; column < columns; column++) {
      const at = (y * widthPx + Math.floor(((column + 0.5) * widthPx) / columns)) * 3;
      for (let c = at; c < at + 3; c++) sampled[to++] = data[c]!;
    }
  }
  return sampled;
}

function deviation(sampled: Uint8Array, row: number): number {
  let sum = 0;
  let squares = 0;
  for (let i = row * columns * 3 + 1; i < (row + 1) * columns * 3; i += 3) {
    sum += sampled[i]!;
    squares += sampled[i]! ** 2;
  }
  return Math.sqrt(Math.max(0, squares / columns - (sum / columns) ** 2));
}

function areSame(sampled: Uint8Array, one: number, other: number): boolean {
  const length = columns * 3;
  const shift = (other - one) * length;
  let left = sameMax * length;
  for (let i = one * length; i < (one + 1) * length && left > 0; i++)
    left -= Math.abs(sampled[i]! - sampled[i + shift]!);
  return left > 0;
}
