import { type GlyphText, glyphPath } from './glyph-path.server.ts';

export interface TitleLines {
  lines: string[];
  /** One for all lines. */
  sizePx: number;
}

const sizesPx = [80, 70, 60, 52, 46];

/**
 * A name and what the page is about, in three lines at most, the name over one or two of them: as large as it
 * fits into the width.
 */
export function titleLines(name: string, document: string, widthPxMax: number): TitleLines {
  for (const sizePx of sizesPx) {
    const fits = (line: string) => widthOf(line, sizePx) <= widthPxMax;
    const broken = breaks(name)
      .map((lines) => [...lines, document])
      .find((lines) => lines.every(fits));
    if (broken) return { lines: broken, sizePx };
  }
  throw new Error(`too long for a picture: ${name}`);
}

/** In one line; then in two, the most even first. */
function breaks(name: string): string[][] {
  const words = name.split(' ');
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return [[name], ...halves.sort((a, b) => longest(a) - longest(b))];
}

function widthOf(text: string, sizePx: number): number {
  const whole: GlyphText = { text, face: 'bold', sizePx };
  return glyphPath(whole).widthPx;
}
