import { loadCatalogue } from './catalogue.ts';
import { fallbackLanguage, type Language } from './languages.ts';

/** A note of a requirement record, given in English, in another language; as it is where it has no text. */
export type NoteText = (english: string) => string;

export async function noteTexts(language: Language): Promise<NoteText> {
  const [english, own] = await Promise.all([
    loadCatalogue(fallbackLanguage, 'notes'),
    loadCatalogue(language, 'notes'),
  ]);
  const texts = new Map(pairs(english, own));
  return (note) => texts.get(note) ?? note;
}

type Notes = Record<string, Record<string, string>>;

function pairs(english: Notes, own: Notes): [english: string, own: string][] {
  return Object.entries(english).flatMap(([place, notes]) =>
    Object.entries(notes).flatMap(([key, note]): [string, string][] => {
      const text = own[place]?.[key];
      return text === undefined ? [] : [[note, text]];
    }),
  );
}
