import type { Natives } from '@vesika/report';
import type { AlphaAt } from '../../face/aligned-matte.ts';
import { pointOnAxes } from '../../face/face-axes.ts';
import { pointAt, vertex } from '../../face/face-points.ts';
import { type FaceTones, type Tone, toneAt, toneDifference } from '../../face/skin-model.ts';
import type { Point } from '../../geometry/spaces.ts';
import { quantile } from '../../raster/quantile.ts';
import type { Raster } from '../../raster/raster.ts';
import { cellPlace, cellRegions, type FaceCells, faceGrid } from './face-cells.ts';

/**
 * Pale patches with a sharp edge: dressings, plasters, tape and stickers on the face, earbuds and hearing aids in an ear.
 * Light makes skin paler, too, but fades over more than an edge unless it is hard. Dark patches do not count, because hair
 * and shade look like them.
 *
 * Out:    facePatchEdge and earPatchEdge, natural logarithm: median change of colour across the edge of the clearest patch;
 *         0 without one. Null in hard light. The ear is null without a matte, too, which tells ear from wall.
 * Source: the method is ours.
 */
export function measureForeignPatches(tones: FaceTones, cells: FaceCells, alphaAt: AlphaAt | null): Natives {
  if (isHardLight(cells)) return { facePatchEdge: null, earPatchEdge: null };
  return {
    facePatchEdge: clearestEdge(tones, faceSpots(cells)),
    earPatchEdge:
      alphaAt && Math.max(...sides.map((side) => clearestEdge(tones, earSpots(tones, alphaAt, side)))),
  };
}

/**
 * Spread of light over the cheeks, ln, between a tenth and nine tenths of their cells. Clean people in studios have at most
 * 0.57, and most faces in hard sun or spotlights more than 0.65.
 */
const evenSpreadMax = 0.65;

function isHardLight({ planes: [light] }: FaceCells): boolean {
  const onCheeks = cheekCells.map((cell) => light[cell]!);
  return quantile(onCheeks, 0.9) - quantile(onCheeks, 0.1) > evenSpreadMax;
}

/** A grid in px of the aligned face, row by row. */
interface Spots {
  columns: number;
  /** Null outside the zone that is searched, and on the wall. */
  places: readonly (Point<'aligned'> | null)[];
  /** Whether a place may belong to a patch. */
  isSearched: (spot: number) => boolean;
  sizeMin: number;
}

/** Difference from bare skin; ears and noses are often redder and darker. */
function isPale({ light, red, blue }: Tone): boolean {
  return light > 0.05 && red < -0.08 && Math.hypot(red, blue) > 0.12;
}

const { columns, regions } = faceGrid;
/** Cheeks and the nose between them, above beards. */
const cheekCells = Array.from({ length: regions.length }, (_, cell) => cell).filter((cell) => {
  const { right, down } = cellPlace(cell);
  return regions[cell] === cellRegions.skin && Math.abs(right) < 0.85 && down > 0.1 && down < 0.65;
});
/** Cells of about half the area of a small plaster. */
const facePatchCells = 8;

/** Skin and forehead, without the outermost cells, which may show hair or wall. */
function faceSpots({ positions }: FaceCells): Spots {
  const isSkin = (cell: number) =>
    regions[cell] === cellRegions.skin || regions[cell] === cellRegions.forehead;
  const isInside = (cell: number) => regions[cell] !== undefined && regions[cell] !== cellRegions.outside;
  const places = Array.from({ length: regions.length }, (_, cell) => {
    const isSearched = isSkin(cell) && neighbours(cell, columns).every(isInside);
    return isSearched ? { x: positions[2 * cell]!, y: positions[2 * cell + 1]! } : null;
  });
  return { columns, places, isSearched: () => true, sizeMin: facePatchCells };
}

const sides = [-1, 1] as const;
/** Zone of an ear in inter-eye distances: outwards from the edge of the cheek, and below the eye line. */
const ear = { from: -0.12, to: 0.25, top: -0.05, bottom: 0.75, step: 0.03 } as const;
/** The wall is looked up from the end of this zone to here. */
const wallTo = 0.6;
/** The head of an earbud covers about thirty. */
const earPatchSpots = 8;
/** Alpha of person and of wall. */
const opaque = 200;
const wallMax = 30;
/**
 * An earbud beside the wall is brighter than the wall by this much, as it is nearer to the light. What is not may be the wall,
 * which shows through hair or where the matte errs, and the matte errs most about white things.
 */
const overWall = 0.05;

function earSpots({ axes, mesh, raster }: FaceTones, alphaAt: AlphaAt, side: -1 | 1): Spots {
  const cheek = pointAt(mesh, side < 0 ? vertex.cheekImageLeft : vertex.cheekImageRight);
  const cheekRight = (cheek.x - axes.eyeMidpoint.x) / axes.interEyePx;
  const across = Math.round((ear.to - ear.from) / ear.step) + 1;
  const all = Math.round((wallTo - ear.from) / ear.step) + 1;
  const down = Math.round((ear.bottom - ear.top) / ear.step) + 1;
  const spotAt = (column: number, row: number) => {
    const right = cheekRight + side * (ear.from + column * ear.step);
    const place = pointOnAxes(axes, right, -(ear.top + row * ear.step));
    return { place, alpha: alphaAt(place.x, place.y), light: toneAt(raster, place, 2).light };
  };
  const beyond = Array.from({ length: (all - across) * down }, (_, i) =>
    spotAt(across + (i % (all - across)), Math.floor(i / (all - across))),
  );
  const wall = beyond.filter(({ alpha }) => alpha >= 0 && alpha <= wallMax).map(({ light }) => light);
  const brightest = wall.length === 0 ? Number.POSITIVE_INFINITY : quantile(wall, 0.5) + overWall;
  const spots = Array.from({ length: across * down }, (_, i) => spotAt(i % across, Math.floor(i / across)));
  return {
    columns: across,
    places: spots.map(({ place, alpha, light }) =>
      alpha > wallMax || (alpha >= 0 && light > brightest) ? place : null,
    ),
    isSearched: (spot) => (wall.length === 0 ? spots[spot]!.alpha >= opaque : spots[spot]!.light > brightest),
    sizeMin: earPatchSpots,
  };
}

/** The largest median change of colour across the edges of patches, within the zone. */
function clearestEdge({ raster, skin }: FaceTones, { columns, places, isSearched, sizeMin }: Spots): number {
  const pale = places.map(
    (place, spot) =>
      place !== null && isSearched(spot) && isPale(toneDifference(toneAt(raster, place, 2), skin)),
  );
  const isSeen = new Uint8Array(places.length);
  let clearest = 0;
  for (let start = 0; start < places.length; start++) {
    if (!pale[start] || isSeen[start]) continue;
    const patch = [start];
    const edges: number[] = [];
    isSeen[start] = 1;
    for (const spot of patch) {
      for (const next of neighbours(spot, columns)) {
        const place = places[next];
        if (!place) continue;
        if (!pale[next]) edges.push(colourStep(raster, places[spot]!, place));
        else if (!isSeen[next]) {
          isSeen[next] = 1;
          patch.push(next);
        }
      }
    }
    if (patch.length >= sizeMin && edges.length > 0) clearest = Math.max(clearest, quantile(edges, 0.5));
  }
  return clearest;
}

function neighbours(spot: number, columns: number): number[] {
  const column = spot % columns;
  return [
    ...(column > 0 ? [spot - 1] : []),
    ...(column < columns - 1 ? [spot + 1] : []),
    spot - columns,
    spot + columns,
  ];
}

/** Distance over which an edge is sharp, and from which it is sought on both sides, px. */
const sharpPx = 6;
const soughtPx = 8;

/** The largest change of colour over a short way on the line through two neighbouring places. */
function colourStep(raster: Raster, inner: Point<'aligned'>, outer: Point<'aligned'>): number {
  const length = Math.max(1, Math.hypot(outer.x - inner.x, outer.y - inner.y));
  const [dx, dy] = [(outer.x - inner.x) / length, (outer.y - inner.y) / length];
  const toneOn = (px: number) => toneAt(raster, { x: inner.x + px * dx, y: inner.y + px * dy }, 1);
  let largest = 0;
  for (let px = -soughtPx; px <= soughtPx + length - sharpPx; px += 2) {
    const { red, blue } = toneDifference(toneOn(px), toneOn(px + sharpPx));
    largest = Math.max(largest, Math.hypot(red, blue));
  }
  return largest;
}
