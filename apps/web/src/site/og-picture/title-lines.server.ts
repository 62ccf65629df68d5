import { type GlyphText, glyphPath } from './glyph-path.server.ts';

interface TitleLines {
  lines: string[];
  sizePx: number;
}

const sizesPx = [80, 70, 60, 52, 46];

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
