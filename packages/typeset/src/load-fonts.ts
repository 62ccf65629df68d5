import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { type FontPiece, familiesFor, pieceFor } from './font-pieces.ts';
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
