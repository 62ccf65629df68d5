import type { NativesOf } from '@vesika/report';
import { transformMesh } from '../geometry/similarity.ts';
import type { FaceMesh, Space } from '../geometry/spaces.ts';
import type { Sessions } from '../nets/sessions.ts';
import type { Raster } from '../raster/raster.ts';
import { mirroredLetters } from './mirrored-letters.ts';
import { readWriting } from './read-writing.ts';
import { writingOverPerson } from './writing-over-person.ts';

/**
 * Measures the writing in a picture.
 *
 * In:     the picture's overview, and the mesh in px of the picture, which is `widthPx` wide.
 */
export async function writingNatives<S extends Space>(
  overview: Raster,
  { mesh, widthPx }: { mesh: FaceMesh<S>; widthPx: number },
  sessions: Sessions,
): Promise<NativesOf<'writing'>> {
  const lines = await readWriting(overview, sessions);
  const toOverview = { a: overview.widthPx / widthPx, b: 0, tx: 0, ty: 0 };
  return {
    mirroredLetters: mirroredLetters(lines),
    writingOverPerson: writingOverPerson(lines, transformMesh<S, S>(toOverview, mesh)),
  };
}
