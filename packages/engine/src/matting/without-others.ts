import type { Box, Point, Space } from '../geometry/spaces.ts';
import type { Matte } from '../raster/raster.ts';
import { dropIslands } from './matte-islands.ts';

/** Half the width of head and shoulders, and the height of the crown above the face's centre, in widths of its box. */
const bodyShape = { head: 0.75, shoulders: 1.7, crown: 1.05 } as const;
/** Distances of the chin and of the full shoulders below the centre of the face, in widths of its box. */
const bodyHeights = { chin: 0.6, shoulders: 1.4 } as const;
/** A pixel above the chin belongs to the chosen face within this distance, even if a body is beside it. */
const faceReach = 0.75;
/** Distance over which the matte fades between two people, in the unit of `distanceTo`. */
const fade = 0.12;

/**
 * Removes other people from the matte of a chosen person. The nets know people but not which of them is meant, so each
 * pixel goes to the person whose head and shoulders are nearer, measured in widths of that person's face. Another
 * person's body never takes a pixel of the chosen face, because the chosen person may stand in front. What the cut
 * severs from the chosen face is dropped.
 *
 * In: boxes from the brows to the chin, px of the matte.
 */
export function withoutOthers(
  { alpha, widthPx, heightPx }: Matte,
  chosen: Box<'portrait'>,
  others: ReadonlyArray<Box<'portrait'>>,
): Matte {
  const retained = new Float32Array(alpha.length);
  for (let row = 0, i = 0; row < heightPx; row++) {
    for (let column = 0; column < widthPx; column++, i++) {
      if (alpha[i] === 0) continue;
      const share = shareOfChosen({ x: column + 0.5, y: row + 0.5 }, chosen, others);
      retained[i] = (alpha[i]! / 255) * Math.min(1, share);
    }
  }
  const face = { x: chosen.left + chosen.width / 2, y: chosen.top + chosen.height / 2 };
  dropIslands({ alpha: retained, widthPx, heightPx }, face);
  return { alpha: Uint8Array.from(retained, (share) => 255 * share + 0.5), widthPx, heightPx };
}

/** 1 where the point belongs to the chosen person, 0 where it belongs to another. */
function shareOfChosen(
  at: Point<'portrait'>,
  chosen: Box<'portrait'>,
  others: ReadonlyArray<Box<'portrait'>>,
): number {
  const own = distanceTo(chosen, at);
  const isOnHead = own < faceReach && isAboveChin(chosen, at);
  let share = 1;
  for (const other of others) {
    if (isOnHead && !isAboveChin(other, at)) continue;
    share = Math.min(share, 0.5 + (distanceTo(other, at) - own) / fade);
  }
  return Math.max(0, share);
}

/** Distance from the middle of a person: 0 on the axis of the body, 1 at the outline of head and shoulders. */
function distanceTo(face: Box<Space>, at: Point<Space>): number {
  const { right, down } = placeFrom(face, at);
  const { chin, shoulders } = bodyHeights;
  const widening = Math.min(1, Math.max(0, (down - chin) / (shoulders - chin)));
  const halfWidth = bodyShape.head + widening * (bodyShape.shoulders - bodyShape.head);
  return Math.hypot(right / halfWidth, Math.min(0, down) / bodyShape.crown);
}

function isAboveChin(face: Box<Space>, at: Point<Space>): boolean {
  return placeFrom(face, at).down < bodyHeights.chin;
}

/** Place of a point from the centre of a face, in widths of its box. */
function placeFrom({ left, top, width, height }: Box<Space>, { x, y }: Point<Space>) {
  return { right: (x - left - width / 2) / width, down: (y - top - height / 2) / width };
}
