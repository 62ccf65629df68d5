import { fallbackLanguage, type Language } from '@vesika/messages';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { siteNotes } from '../../schema/index.ts';

/** The note for a place, in the language or else in English; undefined without a note. */
type NoteOf = (place: string, language: Language) => string | undefined;

export async function findSiteNotes(db: Database): Promise<NoteOf> {
  const rows = await db.select().from(siteNotes);
  const texts = new Map(rows.map(({ place, language, text }) => [`${place} ${language}`, text]));
  return (place, language) => texts.get(`${place} ${language}`) ?? texts.get(`${place} ${fallbackLanguage}`);
}

type SiteNote = Omit<typeof siteNotes.$inferInsert, 'changedAt'>;

/** An empty text removes the note. */
export async function setSiteNote(db: Database, note: SiteNote, changedAt: Date): Promise<void> {
  const own = and(eq(siteNotes.place, note.place), eq(siteNotes.language, note.language));
  await db.transaction(async (tx) => {
    await tx.delete(siteNotes).where(own);
    if (note.text !== '') await tx.insert(siteNotes).values({ ...note, changedAt });
  });
}
