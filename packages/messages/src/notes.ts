import { fallbackLanguage, type Language } from './languages.ts';

/** What the records of @vesika/requirements note, by country and key; in English as the records have it. */
export type Notes = Record<string, Record<string, string>>;

/** Apart from the catalogues: all that `loadCatalogue` could load becomes part of the page. Notes stay on the server. */
export async function loadNotes(language: Language): Promise<Notes> {
  const module = await import(`../notes/${language}.json`, { with: { type: 'json' } });
  return module.default;
}

/** A note of a record in another language; as it is where it has no text. */
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
