/**
 * Places the people of both collections for documents with several published bands, and judges each band by hand-placed points.
 * Run: `node --import @oxc-node/core/register lab/windows.ts`
 * Out: a table on standard output; a band is silently broken if its check passes although the points are beyond it.
 */
import { havePortraits } from '../packages/engine/fixtures/shared-portraits.ts';
import { openModelCache } from '../packages/engine/src/models/cache.ts';
import { openSessions } from '../packages/engine/src/nets/sessions.ts';
import { bandResults, faceWidthErrors, hasEarRoots } from './accuracy/published-windows.ts';
import { collections } from './people/collection-people.ts';
import { handMarkedPortraits } from './people/hand-marked.ts';
import { headErrors } from './people/head-error.ts';

if (!havePortraits) throw new Error('No portraits at ../shared/portraits.');
const sessions = await openSessions({ modelPaths: await openModelCache() });
const errors = await headErrors(sessions, handMarkedPortraits().filter(hasEarRoots));
await sessions.close();

console.table(
  bandResults(errors).map(({ limit, verdicts, farthestMm, ...result }) => ({
    ...result,
    limitMm: `${limit.min ?? ''} to ${limit.max ?? ''}`,
    ...verdicts,
    farthestMm: Number(farthestMm.toFixed(2)),
  })),
);
console.log('Measured width of the face over that between the marked ear roots, less 1, in %:');
console.table(
  collections.map((name) => {
    const own = faceWidthErrors(errors.filter(({ portrait }) => portrait.collection === name));
    const mean = own.reduce((sum, error) => sum + error, 0) / own.length;
    const spread = Math.sqrt(own.reduce((sum, error) => sum + (error - mean) ** 2, 0) / own.length);
    return { collection: name, people: own.length, mean: percent(mean), spread: percent(spread) };
  }),
);

function percent(share: number): number {
  return Number((100 * share).toFixed(2));
}
