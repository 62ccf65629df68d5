import { fallbackLanguage, type Language } from './languages.ts';

/** Translations of the notes in @vesika/requirements, by country and key; the records themselves are in English. */
type Notes = Record<string, Record<string, string>>;

/**
 * Kept apart from the catalogues: whatever `loadCatalogue` can load is bundled into the page, and notes stay on the
 * server.
 */
export async function loadNotes(language: Language): Promise<Notes> {
  const module = await import(`../notes/${language}.json`, { with: { type: 'json' } });
  return module.default;
}

/** Translates a note; returns it unchanged if there is no translation. */
export type NoteText = (english: string) => string;

export async function noteTexts(language: Language): Promise<NoteText> {
  const [english, own] = await Promise.all([loadNotes(fallbackLanguage), loadNotes(language)]);
  const texts = new Map(pairs(english, own));
  return (note) => texts.get(note) ?? note;
}

function pairs(english: Notes, own: Notes): [english: string, own: string][] {
  return Object.entries(english).flatMap(([place, notes]) =>
    Object.entries(notes).flatMap(([key, note]): [string, string][] => {
      const text = own[place]?.[key];
      return text === undefined ? [] : [[note, text]];
    }),
  );
}
