import { EngineError } from '../errors.ts';
import { cutMarksAround } from './cut-marks.ts';
import { type Paper, papers } from './papers.ts';
import {
  type Placement,
  type SheetBox,
  type SheetLayout,
  type SheetPhoto,
  type SheetRequest,
  toleranceMm,
} from './sheet.ts';
import { checkSheetRequest } from './sheet-request.ts';
import { type Area, packingOrders, packShelves, type Shelf, stackHeight } from './shelf-packing.ts';

/** Height of the line with ruler and note. */
const footerMm = 2.2;
/** Its distance from the photos where there is room, and the least from photos and from the sheet's edge. */
const aboveFooterMm = 1.5;
const aroundFooterMm = 0.4;

/**
 * Places photos of true size on a sheet, which is turned whichever way takes more of them.
 *
 * Out:    mm; photos lie within the margins, at least the gap apart, and are never turned.
 * Throws: sheet-too-small with facts fits and asked, when a chosen number does not fit or a size to fill
 *         with not even once; request-invalid with the field.
 */
export function layoutSheet(request: SheetRequest): SheetLayout {
  checkSheetRequest(request);
  const paper: Paper = papers[request.paper];
  const gapMm = request.gapMm ?? 1;
  const marginMm = request.marginMm ?? paper.marginMm;
  const sheets = [
    { widthMm: paper.widthMm, heightMm: paper.heightMm },
    { widthMm: paper.heightMm, heightMm: paper.widthMm },
  ];
  const arrangements = sheets.flatMap((sheet) => {
    const area = { widthMm: sheet.widthMm - 2 * marginMm, heightMm: sheet.heightMm - 2 * marginMm, gapMm };
    return packingOrders.map((order) => arrange(request.photos, sheet, area, order));
  });
  const best = arrangements.reduce((one, other) => (isBetter(other, one) ? other : one));
  if (best.missing > 0) {
    throw new EngineError('sheet-too-small', { fits: best.fits, asked: best.fits + best.missing });
  }
  return { paper: request.paper, ...setOut(best, request, marginMm, gapMm) };
}

interface Arrangement {
  sheet: { widthMm: number; heightMm: number };
  shelves: Shelf[];
  /** Photos placed, of all kinds. */
  fits: number;
  /** Photos asked for by number, or the first of a size to fill with, that found no place. */
  missing: number;
  /** Height left within the margins. */
  spareMm: number;
}

function arrange(
  photos: readonly SheetPhoto[],
  sheet: Arrangement['sheet'],
  area: Area,
  order: (typeof packingOrders)[number],
): Arrangement {
  const shelves = packShelves(photos, area, order);
  const placed = shelves.flatMap((shelf) => shelf.photos);
  const missing = photos.reduce((sum, { count }, index) => {
    const have = placed.filter((one) => one === index).length;
    return sum + Math.max(0, (count === 'fill' ? 1 : count) - have);
  }, 0);
  return {
    sheet,
    shelves,
    fits: placed.length,
    missing,
    spareMm: area.heightMm - stackHeight(shelves, area.gapMm),
  };
}

/** Fewer missing, then more photos, then room for the footer; the first of equals stays. */
function isBetter(one: Arrangement, other: Arrangement): boolean {
  if (one.missing !== other.missing) return one.missing < other.missing;
  if (one.fits !== other.fits) return one.fits > other.fits;
  return hasFooterRoom(one) && !hasFooterRoom(other);
}

function hasFooterRoom({ spareMm }: Arrangement): boolean {
  return spareMm >= aboveFooterMm + footerMm;
}

function setOut(
  arrangement: Arrangement,
  { photos, cutMarks = true }: SheetRequest,
  marginMm: number,
  gapMm: number,
): Omit<SheetLayout, 'paper'> {
  const { sheet, shelves } = arrangement;
  const footer = footerBelow(arrangement, marginMm, gapMm);
  const freeMm = hasFooterRoom(arrangement) ? arrangement.spareMm - aboveFooterMm - footerMm : 0;
  const blockWidthMm = Math.max(...shelves.map(({ widthMm }) => widthMm));
  const left = (sheet.widthMm - blockWidthMm) / 2;
  const placements = placeShelves(shelves, photos, left, marginMm + freeMm / 2, gapMm);
  return {
    ...sheet,
    placements,
    cutMarks: cutMarks ? cutMarksAround(placements, sheet, footer) : [],
    outlined: cutMarks,
    footer,
  };
}

function placeShelves(
  shelves: readonly Shelf[],
  photos: readonly SheetPhoto[],
  left: number,
  top: number,
  gapMm: number,
): Placement[] {
  let topMm = top;
  return shelves.flatMap((shelf) => {
    let leftMm = left;
    const row = shelf.photos.map((photo): Placement => {
      const { widthMm, heightMm } = photos[photo]!;
      const placement = { photo, leftMm, topMm, widthMm, heightMm };
      leftMm += widthMm + gapMm;
      return placement;
    });
    topMm += shelf.heightMm + gapMm;
    return row;
  });
}

/** Within the bottom margin where the photos fill the rest. */
function footerBelow(arrangement: Arrangement, marginMm: number, gapMm: number): SheetBox | null {
  const { sheet, shelves } = arrangement;
  const sideMm = Math.max(marginMm, aroundFooterMm);
  const box = { leftMm: sideMm, widthMm: sheet.widthMm - 2 * sideMm, heightMm: footerMm };
  if (hasFooterRoom(arrangement)) return { ...box, topMm: sheet.heightMm - sideMm - footerMm };
  const photosEndMm = marginMm + stackHeight(shelves, gapMm);
  const spareMm = sheet.heightMm - photosEndMm - footerMm;
  return spareMm >= 2 * aroundFooterMm - toleranceMm ? { ...box, topMm: photosEndMm + spareMm / 2 } : null;
}
