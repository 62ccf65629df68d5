import type { PhotoRequirement } from '@vesika/requirements';

/** What the record says in sentences: what took its place, of each fact, then of the photo as a whole. In English. */
export function notesOf(record: PhotoRequirement): string[] {
  const { supply, edits, discontinued, background, glasses, expression, headCovering, appearance } = record;
  const facts = [
    supply,
    ...supply.otherwise,
    edits,
    background,
    glasses,
    expression,
    headCovering,
    appearance,
  ];
  return [
    ...(discontinued ? [discontinued.replacedBy] : []),
    ...facts.flatMap((fact) => fact?.note ?? []),
    ...record.specialNotes,
  ];
}
