import type { Sessions } from '../nets/sessions.ts';
import type { Raster } from '../raster/raster.ts';
import { runNet } from './matting.ts';
import { isWallPlain } from './plain-wall.ts';

/** Properties of a view from the person mask alone, measured before the large nets run. */
interface ViewPreview {
  /** Rows at the top of the view without any person, px of the view. */
  emptyRows: number;
  /** True when the background is one colour with at most a linear gradient. */
  isWallPlain: boolean;
}

/** Person mask above which a pixel may be hair. */
const mayBePerson = 0.2;

export async function previewView(
  view: Raster,
  { personMask }: Pick<Sessions, 'personMask'>,
): Promise<ViewPreview> {
  const { input, map } = await runNet(view, personMask, personMask.size);
  const first = map.values.findIndex((share) => share > mayBePerson);
  return {
    emptyRows: first < 0 ? 0 : (Math.floor(first / map.widthPx) / map.heightPx) * view.heightPx,
    isWallPlain: isWallPlain(input, map) === true,
  };
}
