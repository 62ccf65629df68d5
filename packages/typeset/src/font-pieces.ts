import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type FontFamily = 'commissioner' | 'noto-sans-arabic' | 'noto-sans-sc' | 'noto-sans-jp';

/** A font file that covers some ranges of characters. */
export interface FontPiece {
  family: FontFamily;
  /** WOFF2 with a variable weight. */
  path: string;
  has(codePoint: number): boolean;
}

/** The first piece that has the character, in the order of the families. */
export function pieceFor(codePoint: number, families: readonly FontFamily[]): FontPiece | undefined {
  for (const family of families) {
    const found = piecesOf(family).find((piece) => piece.has(codePoint));
    if (found) return found;
  }
  return undefined;
}

/** Chinese and Japanese share code points but draw some of them differently. */
export function familiesFor(language: string): readonly FontFamily[] {
  const western: FontFamily[] = ['commissioner', 'noto-sans-arabic'];
  return language.startsWith('ja')
    ? [...western, 'noto-sans-jp', 'noto-sans-sc']
    : [...western, 'noto-sans-sc', 'noto-sans-jp'];
}

const opened = new Map<FontFamily, FontPiece[]>();

function piecesOf(family: FontFamily): FontPiece[] {
  const pieces = opened.get(family) ?? readPieces(family);
  opened.set(family, pieces);
  return pieces;
}

/** In reverse order, as browsers do: narrow ranges are listed after the wide ones they override. */
function readPieces(family: FontFamily): FontPiece[] {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/index.css`));
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const pieces = Object.entries(ranges).map(([name, text]): FontPiece => {
    const bounds = parseRanges(text);
    return {
      family,
      path: join(folder, 'files', `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      has: (codePoint) => bounds.some(([first, last]) => codePoint >= first && codePoint <= last),
    };
  });
  return pieces.reverse();
}

/** `U+0370-0377,U+038C` */
function parseRanges(text: string): [first: number, last: number][] {
  return text.split(',').map((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [first, last];
  });
}
