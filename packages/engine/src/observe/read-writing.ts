import type { WritingReaderNet } from '../nets/nets.ts';
import type { Sessions } from '../nets/sessions.ts';
import type { Raster } from '../raster/raster.ts';
import { findWriting } from './find-writing.ts';
import { type Strip, strip } from './strip.ts';

/** Height of a line that the net reads. */
const lineHeightPx = 48;
const lineWidthMaxPx = 960;
/** Bounds the time for a wall of posters; the largest lines are the easiest to read. */
const linesMax = 8;

/** A line of writing, read as it is and mirrored. */
export interface ReadLine {
  line: Strip;
  forwards: Reading;
  backwards: Reading;
}

export interface Reading {
  text: string;
  /** Mean probability of its characters. */
  confidence: number;
}

/** Reads the largest lines of writing. The net knows Latin and Chinese characters. In: the overview of a picture. */
export async function readWriting(
  picture: Raster,
  { writingDetector, writingReader }: Pick<Sessions, 'writingDetector' | 'writingReader'>,
): Promise<ReadLine[]> {
  const lines = await findWriting(picture, writingDetector);
  const largest = lines.toSorted((p, q) => q.length * q.height - p.length * p.height).slice(0, linesMax);
  const read: ReadLine[] = [];
  for (const line of largest) {
    const forwards = await readLine(picture, line, writingReader);
    // A negative length runs from right to left.
    const backwards = await readLine(picture, { ...line, length: -line.length }, writingReader);
    read.push({ line, forwards, backwards });
  }
  return read;
}

async function readLine(picture: Raster, line: Strip, reader: WritingReaderNet): Promise<Reading> {
  const width = Math.round((lineHeightPx * Math.abs(line.length)) / line.height);
  const size = { widthPx: Math.max(lineHeightPx, Math.min(lineWidthMaxPx, width)), heightPx: lineHeightPx };
  const { data } = strip(picture, line, size);
  const pixels = size.widthPx * size.heightPx;
  const input = new Float32Array(3 * pixels);
  for (let i = 0; i < pixels; i++) {
    for (let c = 0; c < 3; c++) input[c * pixels + i] = data[3 * i + 2 - c]! / 127.5 - 1;
  }
  return reading(await reader.run(input, size), reader.characters);
}

/** Joins the likeliest character of each column: a character in several columns in a row is one. */
function reading(probabilities: Float32Array, characters: readonly string[]): Reading {
  let text = '';
  let last = 0;
  const sure: number[] = [];
  for (let column = 0; column < probabilities.length; column += characters.length) {
    let best = 0;
    for (let c = 1; c < characters.length; c++) {
      if (probabilities[column + c]! > probabilities[column + best]!) best = c;
    }
    if (best !== 0 && best !== last) {
      text += characters[best];
      sure.push(probabilities[column + best]!);
    }
    last = best;
  }
  const confidence = sure.length === 0 ? 0 : sure.reduce((sum, each) => sum + each, 0) / sure.length;
  return { text, confidence };
}
