import type { PaperId } from '@vesika/requirements/vocabulary';
import { EngineError } from '../errors.ts';
import { controlRuler, rulerMm } from './control-ruler.ts';
import { cutMarksAround } from './cut-marks.ts';
import { type Paper, papers } from './papers.ts';
import { reducedSheet } from './reduced-sheet.ts';
import {
  type Placement,
  type SheetBox,
  type SheetLayout,
  type SheetPhoto,
  type SheetRequest,
  toleranceMm,
} from './sheet.ts';
import { checkSheetRequest } from './sheet-request.ts';
import {
  type Area,
  type Cell,
  packingOrders,
  packShelves,
  type Shelf,
  stackHeight,
} from './shelf-packing.ts';

/** Height of the line with ruler and note. */
const footerMm = 2.2;
/** Distance of the footer from the photos when there is room, and its least distance from photos and edges. */
const aboveFooterMm = 1.5;
const aroundFooterMm = 0.4;
/** Spacing and height of the label below a photo. */
const labelMm = { above: 0.6, height: 2.6, beside: 0.8 } as const;

/**
 * Lays out photos at true size on one sheet, in the orientation that takes more of them.
 *
 * Out:    mm; photos are inside the margins, at least the gap apart, and never rotated.
 * Throws: EngineError sheet-too-small with the facts `fits` and `asked`, when a fixed number does not fit or a filling
 *         size does not fit even once; request-invalid with the field.
 */
export function layoutSheet(request: SheetRequest): SheetLayout {
  checkSheetRequest(request);
  if (request.photos.length === 0) return rulerSheet(request.paper);
  const best = arrangeBest(request, cellsOf(request.photos));
  if (best.missing > 0) {
    throw new EngineError('sheet-too-small', { fits: best.fits, asked: best.fits + best.missing });
  }
  return setOut(best, request);
}

/**
 * Lays out photos on as many sheets as needed. What does not fit on one sheet goes to the next, and filling sizes use
 * the rest of the last.
 *
 * Throws: EngineError sheet-too-small when a photo is larger than the paper; request-invalid.
 */
export function layoutSheets(request: SheetRequest): SheetLayout[] {
  checkSheetRequest(request);
  if (request.photos.length === 0) return [rulerSheet(request.paper)];
  const cells = cellsOf(request.photos);
  const sheets: SheetLayout[] = [];
  for (let left = cells; ; ) {
    const all = arrangeBest(request, left);
    if (all.missing === 0) return [...sheets, setOut(all, request)];
    const chosen = arrangeBest(
      request,
      left.map((cell) => ({ ...cell, fills: false })),
    );
    if (chosen.fits === 0) throw new EngineError('sheet-too-small', { fits: 0, asked: chosen.missing });
    sheets.push(setOut(chosen, request));
    left = left.map((cell, index) => ({ ...cell, count: cell.count - placedOf(chosen.shelves, index) }));
  }
}

/** One cell per photo together with its label; filling sizes occur at least once. */
function cellsOf(photos: readonly SheetPhoto[]): Cell[] {
  return photos.map(({ widthMm, heightMm, count, label }) => ({
    widthMm,
    heightMm: heightMm + (label ? labelMm.above + labelMm.height : 0),
    count: count === 'fill' ? 1 : count,
    fills: count === 'fill',
  }));
}

function spacesOf({ paper, gapMm = 1, marginMm = papers[paper].marginMm }: SheetRequest) {
  return { gapMm, marginMm };
}

function arrangeBest(request: SheetRequest, cells: readonly Cell[]): Arrangement {
  const { widthMm, heightMm }: Paper = papers[request.paper];
  const { gapMm, marginMm } = spacesOf(request);
  const sheets = [
    { widthMm, heightMm },
    { widthMm: heightMm, heightMm: widthMm },
  ];
  const arrangements = sheets.flatMap((sheet) => {
    const area = { widthMm: sheet.widthMm - 2 * marginMm, heightMm: sheet.heightMm - 2 * marginMm, gapMm };
    return packingOrders.map((order) => arrange(cells, sheet, area, order));
  });
  return arrangements.reduce((one, other) => (isBetter(other, one) ? other : one));
}

interface Arrangement {
  sheet: { widthMm: number; heightMm: number };
  shelves: Shelf[];
  /** Number of placed photos of all sizes. */
  fits: number;
  /** Number of photos without a place: those with a fixed number, and the first of each filling size. */
  missing: number;
  /** Unused height inside the margins. */
  spareMm: number;
}

function arrange(
  cells: readonly Cell[],
  sheet: Arrangement['sheet'],
  area: Area,
  order: (typeof packingOrders)[number],
): Arrangement {
  const shelves = packShelves(cells, area, order);
  const missing = cells.reduce(
    (sum, { count }, index) => sum + Math.max(0, count - placedOf(shelves, index)),
    0,
  );
  return {
    sheet,
    shelves,
    fits: shelves.reduce((sum, { photos }) => sum + photos.length, 0),
    missing,
    spareMm: area.heightMm - stackHeight(shelves, area.gapMm),
  };
}

function placedOf(shelves: readonly Shelf[], index: number): number {
  return shelves.reduce((sum, { photos }) => sum + photos.filter((one) => one === index).length, 0);
}

/** Prefers fewer missing photos, then more photos, then room for the footer; of equals, the first one. */
function isBetter(one: Arrangement, other: Arrangement): boolean {
  if (one.missing !== other.missing) return one.missing < other.missing;
  if (one.fits !== other.fits) return one.fits > other.fits;
  return hasFooterRoom(one) && !hasFooterRoom(other);
}

function hasFooterRoom({ spareMm }: Arrangement): boolean {
  return spareMm >= aboveFooterMm + footerMm;
}

function setOut(arrangement: Arrangement, request: SheetRequest): SheetLayout {
  const { paper, photos, cutMarks = true, rulerPrintedMm = rulerMm } = request;
  const { gapMm, marginMm } = spacesOf(request);
  const { sheet, shelves } = arrangement;
  const footer = footerBelow(arrangement, marginMm, gapMm);
  const freeMm = hasFooterRoom(arrangement) ? arrangement.spareMm - aboveFooterMm - footerMm : 0;
  const blockWidthMm = Math.max(...shelves.map(({ widthMm }) => widthMm));
  const corner = { leftMm: (sheet.widthMm - blockWidthMm) / 2, topMm: marginMm + freeMm / 2 };
  const placements = placeShelves(shelves, photos, corner, gapMm);
  const words = placements.flatMap(({ label }) => label?.box ?? []);
  const layout = {
    paper,
    ...sheet,
    placements,
    cutMarks: cutMarks ? cutMarksAround(placements, sheet, footer ? [...words, footer] : words) : [],
    outlined: cutMarks,
    footer,
    ruler: footer ? controlRuler(footer) : [],
  };
  return reducedSheet(layout, rulerMm / rulerPrintedMm);
}

/** The ruler is in the middle, because labs trim the edges. */
function rulerSheet(paper: PaperId): SheetLayout {
  const { widthMm, heightMm } = papers[paper];
  const footer = {
    leftMm: (widthMm - rulerMm) / 2,
    topMm: (heightMm - footerMm) / 2,
    widthMm: (widthMm + rulerMm) / 2,
    heightMm: footerMm,
  };
  return {
    ...{ paper, widthMm, heightMm, footer, ruler: controlRuler(footer) },
    ...{ placements: [], cutMarks: [], outlined: false },
  };
}

function placeShelves(
  shelves: readonly Shelf[],
  photos: readonly SheetPhoto[],
  corner: Pick<SheetBox, 'leftMm' | 'topMm'>,
  gapMm: number,
): Placement[] {
  let { topMm } = corner;
  return shelves.flatMap((shelf) => {
    let { leftMm } = corner;
    const row = shelf.photos.map((photo): Placement => {
      const { widthMm, heightMm, label } = photos[photo]!;
      const box = { leftMm, topMm, widthMm, heightMm };
      leftMm += widthMm + gapMm;
      return { photo, ...box, label: label ? { text: label, box: labelBelow(box) } : null };
    });
    topMm += shelf.heightMm + gapMm;
    return row;
  });
}

/** Label box between the two cut marks that extend downwards from the corners. */
function labelBelow({ leftMm, topMm, widthMm, heightMm }: SheetBox): SheetBox {
  return {
    leftMm: leftMm + labelMm.beside,
    topMm: topMm + heightMm + labelMm.above,
    widthMm: widthMm - 2 * labelMm.beside,
    heightMm: labelMm.height,
  };
}

/** Footer below the photos; inside the bottom margin when the photos fill the rest, null when there is no room. */
function footerBelow(arrangement: Arrangement, marginMm: number, gapMm: number): SheetBox | null {
  const { sheet, shelves } = arrangement;
  const sideMm = Math.max(marginMm, aroundFooterMm);
  const box = { leftMm: sideMm, widthMm: sheet.widthMm - 2 * sideMm, heightMm: footerMm };
  if (hasFooterRoom(arrangement)) return { ...box, topMm: sheet.heightMm - sideMm - footerMm };
  const photosEndMm = marginMm + stackHeight(shelves, gapMm);
  const spareMm = sheet.heightMm - photosEndMm - footerMm;
  return spareMm >= 2 * aroundFooterMm - toleranceMm ? { ...box, topMm: photosEndMm + spareMm / 2 } : null;
}
