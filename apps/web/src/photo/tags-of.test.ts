import { expect, it } from 'vitest';
import { tagsOf } from './tags-of.ts';

const clean = { state: 'clean', failed: [], undetermined: [], rulesChange: null } as const;
const judgedAt = '2026-11-01T00:00:00.000Z';
type Photo = Parameters<typeof tagsOf>[0];

it.each<[string, Partial<Photo>, string[]]>([
  ['nothing of a photo that passes', {}, []],
  ['a preview', { state: 'preview' }, ['preview']],
  ['a failure, and not the doubt beside it', { failed: ['gaze'], undetermined: ['glasses'] }, ['failed']],
  [
    'open questions mildly, whether or not the person can answer them',
    { undetermined: ['glasses'] },
    ['open'],
  ],
  [
    'a failure by new rules',
    { rulesChange: { judgedAt, failed: ['gaze'], undetermined: [] } },
    ['rules-failed'],
  ],
  ['doubt by new rules', { rulesChange: { judgedAt, failed: [], undetermined: ['gaze'] } }, ['rules-open']],
  ['nothing where it passes by new rules', { rulesChange: { judgedAt, failed: [], undetermined: [] } }, []],
])('says %s', (_, change, tags) => {
  expect(tagsOf({ ...clean, failed: [], undetermined: [], ...change })).toEqual(tags);
});
