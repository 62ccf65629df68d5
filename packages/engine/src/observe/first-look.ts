import { spread } from '../compose/mask.ts';
import type { Raster } from '../geometry/raster.ts';
import { wallDeviation } from '../measure/wall-evenness.ts';
import { type AlphaMap, lookAt } from './matting.ts';
import type { Sessions } from './sessions.ts';

/** What the coarse net tells of a view before the fine ones see it. */
export interface FirstLook {
  /** How many rows at the top show nobody, px of the view. */
  emptyRows: number;
  /** There is nothing behind the person but a wall of one colour, brighter at one side at most. */
  isWallPlain: boolean;
}

/** Share of person from which a pixel of the coarse mask may be hair. */
const mayBePerson = 0.2;

export async function lookFirst(
  view: Raster,
  { personMask }: Pick<Sessions, 'personMask'>,
): Promise<FirstLook> {
  const { seen, map } = await lookAt(view, personMask, personMask.size);
  const first = map.values.findIndex((share) => share > mayBePerson);
  return {
    emptyRows: first < 0 ? 0 : (Math.floor(first / map.widthPx) / map.heightPx) * view.heightPx,
    isWallPlain: isWallPlain(seen, map),
  };
}

/** From here on nearer to the person than this share of the picture's width, a pixel need not be wall. */
const maybePersonFrom = 0.1;
const apartShare = 1 / 64;
/** Of 39 composites and 46 portraits plain walls are up to 6 bytes from a plane, walls with shadows 9, things 12 and more. */
const plainDeviationMax = 8;
/** Of the view: less of a wall does not tell what is behind the rest of the person. */
const wallShareMin = 0.1;

function isWallPlain(seen: Raster, { values, widthPx, heightPx }: AlphaMap): boolean {
  const person = Uint8Array.from(values, (share) => (share > maybePersonFrom ? 1 : 0));
  const wall = spread(person, { widthPx, heightPx }, Math.round(apartShare * widthPx)).map(
    (near) => 1 - near,
  );
  const deviation = wallDeviation(seen, wall, wallShareMin);
  return deviation !== null && deviation <= plainDeviationMax;
}
