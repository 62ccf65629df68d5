import { loadNotes } from '@vesika/messages';
import { allRequirements, notesOf } from '@vesika/requirements';
import { expect, it } from 'vitest';
import { withNotesIn } from './notes-in.ts';

const noted = allRequirements().filter((record) => notesOf(record).length > 1);

it('gives every sentence of a record in the language of who asks', async () => {
  const german = new Set(Object.values(await loadNotes('de')).flatMap((notes) => Object.values(notes)));
  const reported = await Promise.all(noted.map((record) => withNotesIn('de', record)));
  expect(reported.flatMap(notesOf).filter((note) => !german.has(note))).toEqual([]);
  expect(noted.length).toBeGreaterThan(20);
});

it('leaves English as it is stored', async () => {
  expect(await withNotesIn('en', noted[0]!)).toBe(noted[0]);
});
