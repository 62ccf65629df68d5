import { expect, it } from 'vitest';
import { capturedDocuments } from './captured-documents.ts';
import { capturedDocumentSchema } from './data-schemas.ts';
import { allRequirements } from './lookup.ts';
import { isOfficial } from './records.ts';

const keyOf = ({
  countryCode,
  documentType,
  variant,
}: Record<'countryCode' | 'documentType' | 'variant', string>) =>
  [countryCode, documentType, variant].join(' ');

it.each(capturedDocuments().map((document) => [document.label, document] as const))(
  '%s keeps to the schema and rests on sources that it names',
  (_label, document) => {
    expect(capturedDocumentSchema.safeParse(document).error).toBeUndefined();
    for (const { level, source } of [document.supply, ...document.supply.otherwise]) {
      const named = document.sources.find(({ id }) => id === source)!;
      expect(level).toBe(isOfficial(named.kind) ? 'official' : 'secondary');
    }
  },
);

it('is refused if the applicant may bring the photo', () => {
  const [document] = capturedDocuments();
  const brought = { ...document, supply: { ...document!.supply, kind: 'self' } };
  expect(capturedDocumentSchema.safeParse(brought).success).toBe(false);
});

it('has no record of a photo beside it', () => {
  const records = new Set(allRequirements().map(keyOf));
  expect(capturedDocuments().filter((document) => records.has(keyOf(document)))).toEqual([]);
});
