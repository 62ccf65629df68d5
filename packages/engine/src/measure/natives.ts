import type { Space } from '../geometry/spaces.ts';
import type { Natives } from '../report.ts';
import { eyePositionNatives } from './eye-position.ts';
import type { FaceView } from './face-view.ts';

/** Each answers the natives of its own file, null where it cannot tell. */
const measures: ReadonlyArray<(view: FaceView<Space>) => Natives> = [eyePositionNatives];

/** Everything that is measured on the pixels of one picture. */
export function measureNatives(view: FaceView<Space>): Natives {
  return Object.assign({}, ...measures.map((measure) => measure(view)));
}
