import { fallbackLanguage, type Language, type NoteText, noteTexts } from '@vesika/messages';
import type { PhotoRequirement } from '@vesika/requirements';

const opened = new Map<Language, Promise<NoteText>>();

export async function withNotesIn(language: Language, record: PhotoRequirement): Promise<PhotoRequirement> {
  if (language === fallbackLanguage) return record;
  const texts = opened.get(language) ?? noteTexts(language);
  opened.set(language, texts);
  const textOf = await texts;
  const withNote = <Fact extends { note: string | null } | null>(fact: Fact): Fact =>
    fact?.note ? { ...fact, note: textOf(fact.note) } : fact;
  return {
    ...record,
    edits: withNote(record.edits),
    background: withNote(record.background),
    glasses: withNote(record.glasses),
    expression: withNote(record.expression),
    headCovering: withNote(record.headCovering),
    appearance: withNote(record.appearance),
    specialNotes: record.specialNotes.map(textOf),
  };
}
