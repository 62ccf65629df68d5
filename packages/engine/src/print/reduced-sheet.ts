import type { SheetBox, SheetLayout, SheetLine } from './sheet.ts';

/** The sheet with all that is on it smaller by a factor, around the middle of the paper, from which printers enlarge. */
export function reducedSheet(layout: SheetLayout, factor: number): SheetLayout {
  const across = (mm: number) => layout.widthMm / 2 + (mm - layout.widthMm / 2) * factor;
  const down = (mm: number) => layout.heightMm / 2 + (mm - layout.heightMm / 2) * factor;
  const box = ({ leftMm, topMm, widthMm, heightMm }: SheetBox): SheetBox => ({
    leftMm: across(leftMm),
    topMm: down(topMm),
    widthMm: widthMm * factor,
    heightMm: heightMm * factor,
  });
  const line = ({ fromXMm, fromYMm, toXMm, toYMm }: SheetLine): SheetLine => ({
    fromXMm: across(fromXMm),
    fromYMm: down(fromYMm),
    toXMm: across(toXMm),
    toYMm: down(toYMm),
  });
  return {
    ...layout,
    placements: layout.placements.map(({ photo, label, ...placed }) => ({
      photo,
      ...box(placed),
      label: label && { ...label, box: box(label.box) },
    })),
    cutMarks: layout.cutMarks.map(line),
    footer: layout.footer && box(layout.footer),
    ruler: layout.ruler.map(line),
  };
}
