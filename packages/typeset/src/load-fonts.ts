import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { spelt } from './font-runs.ts';

export const weights = { plain: 400, bold: 600 } as const;
export type Weight = keyof typeof weights;

/** Subset fonts with the letters of one document. */
export interface Fonts {
  /** The needed fonts by the name that `nameOf` returns; TrueType. */
  files: ReadonlyMap<string, Buffer>;
  /** Undefined if no font has the character. */
  nameOf(character: string, weight: Weight): string | undefined;
}

/**
 * Builds fonts that contain only the characters of these texts, at fixed weights. pdfkit's own subsetting reads neither
 * WOFF2 nor intermediate weights.
 */
export async function loadFonts(texts: Iterable<string>, language: string): Promise<Fonts> {
  const families = familiesFor(language);
  const pieceOf = new Map<string, FontPiece>();
  const charactersOf = new Map<FontPiece, Set<string>>();
  for (const character of new Set([...texts].flatMap((text) => [...spelt(text)]))) {
    const piece = pieceFor(character.codePointAt(0)!, families);
    if (!piece) continue;
    pieceOf.set(character, piece);
    charactersOf.set(piece, (charactersOf.get(piece) ?? new Set()).add(character));
  }
  const files = new Map<string, Buffer>();
  for (const [piece, characters] of charactersOf) {
    for (const weight of Object.keys(weights) as Weight[]) {
      files.set(fontName(piece, weight), await cut(piece, [...characters].join(''), weight));
    }
  }
  return {
    files,
    nameOf: (character, weight) => {
      const piece = pieceOf.get(character);
      return piece && fontName(piece, weight);
    },
  };
}

/** fontkit reads the header of every glyph, even of a space, which has none and may end the file. */
const glyphHead = Buffer.alloc(16);

async function cut({ path }: FontPiece, characters: string, weight: Weight): Promise<Buffer> {
  const variationAxes = { wght: weights[weight] };
  const font = await subsetFont(await readFile(path), characters, { targetFormat: 'sfnt', variationAxes });
  return Buffer.concat([font, glyphHead]);
}

function fontName({ path }: FontPiece, weight: Weight): string {
  return `${path} ${weight}`;
}

type FontFamily = 'commissioner' | 'noto-sans-arabic' | 'noto-sans-sc' | 'noto-sans-jp';

/** A font file that covers some ranges of characters. */
interface FontPiece {
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
