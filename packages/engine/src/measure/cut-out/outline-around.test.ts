import { describe, expect, it } from 'vitest';
import { outlineAround } from './pieces.ts';

function outlineOf(...rows: string[]): number[] {
  const labels = Int32Array.from(rows.join(''), (mark) => (mark === '#' ? 1 : 0));
  return outlineAround(labels, { widthPx: rows[0]!.length, heightPx: rows.length }, labels.indexOf(1));
}

describe('outlineAround', () => {
  it('traces a single pixel', () => {
    expect(outlineOf('...', '.#.', '...')).toEqual([2, 1, 2, 2, 1, 2, 1, 1]);
  });

  it('traces a bar at the border of the picture', () => {
    expect(outlineOf('###')).toEqual([3, 0, 3, 1, 0, 1, 0, 0]);
  });

  it('follows concavities, but not holes', () => {
    expect(outlineOf('##', '#.')).toEqual([2, 0, 2, 1, 1, 1, 1, 2, 0, 2, 0, 0]);
    expect(outlineOf('###', '#.#', '###')).toEqual([3, 0, 3, 3, 0, 3, 0, 0]);
  });

  it('excludes pixels that touch at a corner only', () => {
    expect(outlineOf('#.', '.#')).toEqual([1, 0, 1, 1, 0, 1, 0, 0]);
  });
});
