import { fallbackLanguage, type Language } from '@vesika/messages';
import type { Database } from '../../platform/database/database.ts';
import { siteNotes } from '../../platform/database/schema/index.ts';

/** The note for a place, in the language or else in English; undefined without a note. */
type NoteOf = (place: string, language: Language) => string | undefined;

export async function findSiteNotes(db: Database): Promise<NoteOf> {
  const rows = await db.select().from(siteNotes);
  const texts = new Map(rows.map(({ place, language, text }) => [`${place} ${language}`, text]));
  return (place, language) => texts.get(`${place} ${language}`) ?? texts.get(`${place} ${fallbackLanguage}`);
}
