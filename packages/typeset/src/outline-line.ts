import { create, type Font } from 'fontkit';
import { bidiRuns } from './bidi-runs.ts';
import { splitByFont } from './font-runs.ts';
import { loadFonts } from './load-fonts.ts';

/**
 * A line of text as an outline, for pictures and other places without embedded fonts. Lengths are relative to the font
 * size.
 */
export interface LineOutline {
  /** SVG path data with y down; the baseline starts at 0, 0. */
  path: string;
  width: number;
}

/**
 * In: all texts to be drawn, in the languages that familiesFor supports.
 * Out: draws them and cuts overlong ones with an ellipsis; characters that no font has are left out.
 */
export async function openOutliner(
  texts: readonly string[],
  language: string,
): Promise<(text: string) => LineOutline> {
  const fonts = await loadFonts([...texts, '…'], language);
  const opened = new Map<string, Font>();
  const fontOf = (name: string): Font => {
    const font = opened.get(name) ?? (create(fonts.files.get(name)!) as Font);
    opened.set(name, font);
    return font;
  };
  return (text) => {
    const direction = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'ltr';
    const runs = bidiRuns(text, direction).flatMap((run) =>
      splitByFont(run, (character) => fonts.nameOf(character, 'plain')),
    );
    const parts: string[] = [];
    let width = 0;
    for (const { text: part, font: name } of runs) {
      const font = fontOf(name);
      const { glyphs, positions } = font.layout(part);
      for (const [index, glyph] of glyphs.entries()) {
        const { xAdvance, xOffset, yOffset } = positions[index]!;
        const em = 1 / font.unitsPerEm;
        parts.push(
          glyph.path
            .scale(em, -em)
            .translate(width + xOffset * em, -yOffset * em)
            .toSVG(),
        );
        width += xAdvance * em;
      }
    }
    return { path: parts.join(''), width };
  };
}
