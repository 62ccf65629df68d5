import { openOutliner } from '@vesika/typeset';
import type { Placement, SheetLayout } from './sheet.ts';

/** Label as a vector shape: the path in units of the font size, relative to the start of its baseline. */
export interface LabelShape {
  path: string;
  leftMm: number;
  baselineMm: number;
  sizeMm: number;
}

export const labelColour = '#14203a';

/** Font size, and distance of the baseline from the bottom, as shares of the line height. */
const sizeShare = 0.9;
const belowBaselineShare = 0.24;
/** Smallest legible scale; longer texts are cut. */
const smallestShare = 0.7;

/**
 * Shapes of the labels of all sheets, each centred below its photo. They are drawn as shapes because names come in all
 * scripts, which the fonts of viewers and printers lack.
 *
 * In: `language` selects Chinese or Japanese glyphs.
 */
export async function shapeLabels(
  layouts: readonly SheetLayout[],
  language: string,
): Promise<(layout: SheetLayout) => LabelShape[]> {
  const texts = layouts.flatMap(({ placements }) => placements.flatMap(({ label }) => label?.text ?? []));
  if (texts.length === 0) return () => [];
  const outline = await openOutliner([...new Set(texts)], language);

  function shape({ text, box }: NonNullable<Placement['label']>): LabelShape {
    const naturalMm = box.heightMm * sizeShare;
    const roomFor = (share: number) => box.widthMm / (naturalMm * share);
    const fitted = cutToFit(text, roomFor(smallestShare));
    const { path, width } = outline(fitted);
    const sizeMm = naturalMm * Math.min(1, Math.max(smallestShare, roomFor(1) / Math.max(width, 1e-6)));
    return {
      path,
      sizeMm,
      leftMm: box.leftMm + (box.widthMm - width * sizeMm) / 2,
      baselineMm: box.topMm + box.heightMm * (1 - belowBaselineShare),
    };
  }

  function cutToFit(text: string, room: number): string {
    const characters = [...text];
    let fitted = text;
    while (outline(fitted).width > room && characters.length > 1) {
      characters.pop();
      fitted = `${characters.join('').trimEnd()}…`;
    }
    return fitted;
  }

  return ({ placements }) => placements.flatMap(({ label }) => (label ? [shape(label)] : []));
}
