import type PDFDocument from 'pdfkit';
import { bidiRuns } from './bidi-runs.ts';
import { splitByFont } from './font-runs.ts';
import type { Fonts, Weight } from './load-fonts.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Positions are measured from the side where reading starts. */
export interface Box {
  startPt: number;
  topPt: number;
  widthPt: number;
}

export interface TextStyle {
  sizePt: number;
  weight?: Weight;
  colour?: string;
  /** Defaults to `start`. */
  align?: 'start' | 'end';
}

export const ink = { text: '#14203a', soft: '#56627a', line: '#c9d0dd' } as const;

/** Letters of 7 pt are the smallest that are read with ease on paper. */
const legiblePt = 7;
/** Distance of two baselines, in sizes of the letters. */
const leading = 1.35;

interface Piece {
  text: string;
  font: string;
  widthPt: number;
}

/** A page whose words run in either direction. */
export function createPage(
  pdf: Pdf,
  fonts: Fonts,
  { direction, widthPt }: { direction: 'ltr' | 'rtl'; widthPt: number },
) {
  const isRtl = direction === 'rtl';

  /** Left edge of a box in PDF coordinates. */
  function leftOf({ startPt, widthPt: boxWidthPt }: Omit<Box, 'topPt'>): number {
    return isRtl ? widthPt - startPt - boxWidthPt : startPt;
  }

  function measure(text: string, style: TextStyle): number {
    return sum(piecesOf(text, style));
  }

  /** One line, condensed to at least 80 % of its width, never below what can be read, and then cut with an ellipsis. */
  function line(text: string, box: Box, style: TextStyle): void {
    const fittingPt = (style.sizePt * box.widthPt) / Math.max(measure(text, style), 1);
    const leastPt = Math.min(style.sizePt, Math.max(legiblePt, style.sizePt * 0.8));
    const sizePt = Math.max(leastPt, Math.min(style.sizePt, fittingPt));
    const fitted = cutToFit(text, box.widthPt, { ...style, sizePt });
    draw(fitted, box, { ...style, sizePt }, style.sizePt - sizePt);
  }

  function cutToFit(text: string, roomPt: number, style: TextStyle): string {
    if (measure(text, style) <= roomPt + 0.01) return text;
    const characters = [...text];
    let [fits, fails] = [0, characters.length];
    while (fails - fits > 1) {
      const middle = Math.floor((fits + fails) / 2);
      if (measure(ellipsis(characters, middle), style) <= roomPt) fits = middle;
      else fails = middle;
    }
    return ellipsis(characters, fits);
  }

  function draw(text: string, box: Box, style: TextStyle, loweredPt: number): void {
    const pieces = piecesOf(text, style);
    const atLeft = (style.align === 'end') === isRtl;
    let x = atLeft ? leftOf(box) : leftOf(box) + box.widthPt - sum(pieces);
    const y = box.topPt + loweredPt + style.sizePt;
    pdf.fillColor(style.colour ?? ink.text);
    for (const piece of pieces) {
      pdf.font(piece.font).fontSize(style.sizePt);
      pdf.text(piece.text, x, y, { lineBreak: false, baseline: 'alphabetic', features: shaped });
      x += piece.widthPt;
    }
  }

  /** Sets a paragraph below the top of the box; returns its height. */
  function paragraph(text: string, box: Box, style: TextStyle): number {
    wrapped(text, box.widthPt, style).forEach((each, index) => {
      draw(each, { ...box, topPt: box.topPt + index * style.sizePt * leading }, style, 0);
    });
    return heightOf(text, box.widthPt, style);
  }

  /** Height of a paragraph of that width. */
  function heightOf(text: string, roomPt: number, style: TextStyle): number {
    return wrapped(text, roomPt, style).length * style.sizePt * leading;
  }

  /** Wraps a text to a width. */
  function wrapped(text: string, roomPt: number, style: TextStyle): string[] {
    return wrap(text, roomPt, (part) => measure(part, style));
  }

  function piecesOf(text: string, { sizePt, weight = 'plain' }: TextStyle): Piece[] {
    return bidiRuns(text, direction).flatMap((run) =>
      splitByFont(run, (character) => fonts.nameOf(character, weight)).map((piece) => {
        pdf.font(piece.font).fontSize(sizePt);
        return { ...piece, widthPt: pdf.widthOfString(piece.text, { features: shaped }) };
      }),
    );
  }

  return { pdf, isRtl, leftOf, line, paragraph, heightOf, wrapped, measure };
}

export type Page = ReturnType<typeof createPage>;

/** Passing any feature list makes pdfkit shape a whole run, which Arabic needs, instead of single words. */
const shaped: PDFKit.Mixins.OpenTypeFeatures[] = ['kern'];

function sum(pieces: readonly Piece[]): number {
  return pieces.reduce((total, { widthPt }) => total + widthPt, 0);
}

function ellipsis(characters: readonly string[], count: number): string {
  return `${characters.slice(0, count).join('').trimEnd()}…`;
}

/** A word with its space, or a single Chinese or Japanese character with the punctuation that follows it. */
const unbreakable =
  /[\u3040-\u30ff\u3400-\u9fff\uff01-\uff60][\u3001\u3002\u300d\uff01\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\u30fc]*|[^\s\u3040-\u30ff\u3400-\u9fff\uff01-\uff60]+\s*|\s+/gu;

function wrap(text: string, roomPt: number, measure: (text: string) => number): string[] {
  const lines: string[] = [''];
  for (const [part] of text.matchAll(unbreakable)) {
    const longer = `${lines.at(-1)}${part}`;
    if (measure(longer.trimEnd()) <= roomPt || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(part.trimStart());
  }
  return lines.map((line) => line.trimEnd());
}
