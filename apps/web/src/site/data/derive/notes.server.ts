import { type Language, languages, noteTexts } from '@vesika/messages';
import { notesOf as englishNotesOf, type PhotoRequirement } from '@vesika/requirements';

const texts = new Map(
  await Promise.all(languages.map(async (language) => [language, await noteTexts(language)] as const)),
);

export function notesOf(record: PhotoRequirement, language: Language): string[] {
  return englishNotesOf(record).map(texts.get(language)!);
}
