import { expect, it } from 'vitest';
import { openedSessions } from '../../packages/engine/fixtures/opened-nets.ts';
import { havePortraits } from '../../packages/engine/fixtures/shared-portraits.ts';
import { collectionPeople, isForTests } from '../people/collection-people.ts';
import committed from './collection-figures.json' with { type: 'json' };
import { figuresByCollection, worseThan } from './collection-figures.ts';
import { documents, photographCollections } from './collection-runs.ts';

/** The first has a band of usual width, the second includes the hair and shows more of the body. */
const fast = documents.filter(({ countryCode }) => countryCode === 'DE' || countryCode === 'US');

it.skipIf(!havePortraits)(
  'asks and fails clean people of both collections no more often than committed (needs ../shared/portraits)',
  { timeout: 1_200_000 },
  async () => {
    const people = collectionPeople().filter(isForTests);
    const photos = await photographCollections(people, fast, await openedSessions());
    expect(photos.length).toBeGreaterThanOrEqual(68);
    expect(worseThan(committed, figuresByCollection(photos))).toEqual([]);
  },
);
