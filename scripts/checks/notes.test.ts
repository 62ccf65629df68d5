import { languages, loadNotes, noteTexts } from '@vesika/messages';
import { allRequirements, findRequirement, notesOf } from '@vesika/requirements';
import { expect, it } from 'vitest';

/** The default record, which applies if there is no record; it has a note too. */
const stoodIn = findRequirement({ countryCode: 'XX', documentType: 'passport' })!.requirement;
const inRecords = [...new Set([...allRequirements(), stoodIn].flatMap(notesOf))];

it('the catalogue of notes has the notes of the records, each once, and no others', async () => {
  const inCatalogue = Object.values(await loadNotes('en')).flatMap(Object.values);
  expect(inCatalogue.toSorted()).toEqual(inRecords.toSorted());
});

it.each(languages)('every note keeps its figures in %s', async (language) => {
  const textOf = await noteTexts(language);
  const changed = inRecords.filter((note) => !holdsAll(figuresOf(note), figuresOf(textOf(note))));
  expect(changed).toEqual([]);
});

it('a note without a text stays English', async () => {
  const textOf = await noteTexts('ja');
  expect(textOf('Leave a clear gap around the head.')).toBe('頭のまわりにはっきりと余白を取ります。');
  expect(textOf('Bring a pen.')).toBe('Bring a pen.');
});

function figuresOf(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}

/** A language may write more figures: a month as a number, or "within 1 month". */
function holdsAll(wanted: readonly string[], found: readonly string[]): boolean {
  const left = [...found];
  return wanted.every((figure) => {
    const at = left.indexOf(figure);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
