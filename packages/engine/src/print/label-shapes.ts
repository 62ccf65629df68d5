import { openOutliner } from '@vesika/typeset';
import type { Placement, SheetLayout } from './sheet.ts';

/** A label as a shape on the sheet: the path in parts of its size, from where its baseline begins. */
export interface LabelShape {
  path: string;
  leftMm: number;
  baselineMm: number;
  sizeMm: number;
}

export const labelColour = '#14203a';

/** Of the line: how large letters are set, and how far above its end their baseline lies. */
const sizeShare = 0.9;
const belowBaselineShare = 0.24;
/** Smaller is not read any more; what is longer then is cut. */
const smallestShare = 0.7;

/**
 * The labels of all sheets, each in the middle below its photo. As shapes, since names come in every script and the
 * fonts of viewers and printers do not.
 *
 * In: `language` decides between Chinese and Japanese shapes of letters.
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
