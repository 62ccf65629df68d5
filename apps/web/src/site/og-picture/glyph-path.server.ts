import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);
/** Static weights: the font parser does not read variable fonts. */
const files = {
  bold: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  plain: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff',
  mono: '@fontsource/azeret-mono/files/azeret-mono-latin-400-normal.woff',
} as const;

export interface GlyphText {
  text: string;
  face: keyof typeof files;
  sizePx: number;
}

interface GlyphPath {
  d: string;
  widthPx: number;
}

/** Letters as outlines, so that the server's machine needs no fonts. Latin letters only. */
export function glyphPath({ text, face, sizePx }: GlyphText): GlyphPath {
  const font = faceOf(face);
  const scale = sizePx / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text, { liga: false, calt: false, clig: false });
  let x = 0;
  const parts = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const outline = glyph.path.scale(scale, -scale).translate((x + xOffset) * scale, -yOffset * scale);
    x += xAdvance;
    return outline.toSVG();
  });
  return { d: parts.join(''), widthPx: x * scale };
}

const opened = new Map<GlyphText['face'], Font>();

function faceOf(face: GlyphText['face']): Font {
  const font = opened.get(face) ?? (openSync(require.resolve(files[face])) as Font);
  opened.set(face, font);
  return font;
}
