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
export const letterDefinitions = Object.entries(letters)
  .map(([name, { path }]) => `<path id="${name}" d="${path}"/>`)
  .join('');

export interface PlacedLetter {
  id: string;
  /** Left edge from the start of the text, in tenths of the letter height. */
  at: number;
}

/** Sets a text. In: capitals that `letters` has. Out: the placed letters and the width of the text. */
export function setText(text: string): { placed: PlacedLetter[]; width: number } {
  let at = 0;
  const placed: PlacedLetter[] = [];
  for (const id of text) {
    placed.push({ id, at });
    at += letters[id as keyof typeof letters].width + gap;
  }
  return { placed, width: at - gap };
}
