import type { Natives } from '@vesika/report';
import { alignedSizePx } from '../../face/aligned-face.ts';
import { pointAt } from '../../face/face-points.ts';
import type { FaceView } from '../../face/face-view.ts';
import { type FaceTones, faceTones } from '../../face/skin-model.ts';
import type { Point, Space } from '../../geometry/spaces.ts';
import { quantile } from '../../raster/quantile.ts';
import { catchLightProminence } from './catch-light.ts';
import { irisRadius, pupils } from './iris-place.ts';

/**
 * Visibility of the irises: their contrast and their catch-lights, for the eye with less.
 *
 * Out:    irisContrast and catchLightProminence, log ratios of grey.
 * Source: the method is ours; it complements EyesOpen of ISO/IEC 29794-5, which measures the lids alone.
 */
export function measureIrises(view: FaceView<Space>): Natives {
  const face = faceTones(view);
  return { irisContrast: irisContrast(face), catchLightProminence: catchLightProminence(face) };
}

/**
 * Contrast at the positions of the irises, for the eye with less of it. Closed lids still have the contrast of their
 * lashes; a plaster or an eye patch has almost none.
 *
 * In:  aligned face.
 * Out: log ratio of the 95th to the 5th percentile of grey.
 */
function irisContrast(face: FaceTones): number {
  return Math.min(...pupils.map((pupil) => contrastAbout(face, pointAt(face.mesh, pupil))));
}

function contrastAbout(face: FaceTones, centre: Point<'aligned'>): number {
  const radius = irisRadius * face.axes.interEyePx;
  const greys: number[] = [];
  for (let x = -1.2 * radius; x <= 1.2 * radius; x += 1.5) {
    for (let y = -1.2 * radius; y <= 1.2 * radius; y += 1.5) {
      greys.push(greyAt(face, { x: centre.x + x, y: centre.y + y }));
    }
  }
  return Math.log((quantile(greys, 0.95) + greyFloor) / (quantile(greys, 0.05) + greyFloor));
}

/** Added to grey levels, which limits the log ratios of noise in near-black pixels. */
const greyFloor = 8;

/** Mean grey of 3 x 3 pixels. */
function greyAt({ grey }: FaceTones, { x, y }: Point<'aligned'>): number {
  const column = Math.max(1, Math.min(alignedSizePx - 2, Math.floor(x)));
  const row = Math.max(1, Math.min(alignedSizePx - 2, Math.floor(y)));
  let sum = 0;
  for (let dy = -1; dy <= 1; dy++) {
    const at = (row + dy) * alignedSizePx + column;
    sum += grey[at - 1]! + grey[at]! + grey[at + 1]!;
  }
  return sum / 9;
}
