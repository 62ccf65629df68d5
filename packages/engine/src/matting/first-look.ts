import type { Sessions } from '../nets/sessions.ts';
import type { Raster } from '../raster/raster.ts';
import { lookAt } from './matting.ts';
import { isWallPlain } from './plain-wall.ts';

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
    isWallPlain: isWallPlain(seen, map) === true,
  };
}
