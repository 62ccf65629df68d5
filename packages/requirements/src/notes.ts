import type { PhotoRequirement } from './schema.ts';

/** What the record says in sentences: of each fact, then of the photo as a whole. In English. */
export function notesOf(record: PhotoRequirement): string[] {
  const { edits, background, glasses, expression, headCovering, appearance } = record;
  const facts = [edits, background, glasses, expression, headCovering, appearance];
  return [...facts.flatMap((fact) => fact?.note ?? []), ...record.specialNotes];
}
