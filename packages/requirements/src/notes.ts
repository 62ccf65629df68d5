import type { PhotoRequirement } from './schema.ts';

/** The notes of a record in English: those of single facts, then those of the photo as a whole. */
export function notesOf(record: PhotoRequirement): string[] {
  const { edits, background, glasses, expression, headCovering, appearance } = record;
  const facts = [edits, background, glasses, expression, headCovering, appearance];
  return [...facts.flatMap((fact) => fact?.note ?? []), ...record.specialNotes];
}
