import { z } from 'zod';
import { boundedText } from '../bounded.ts';
import { limits } from '../limits.ts';
import { defineOperation } from '../operation.ts';
import { documentTypeSchema } from '../vocabulary.ts';
import { done, operatorErrors, reasonSchema } from './reason.ts';

/** `banner` shows on every public page, a country's code on the pages of that country. */
const placeSchema = z.string().regex(/^(banner|[A-Z]{2,4})$/);

export const siteNoteSchema = z.object({ place: z.string(), language: z.string(), text: z.string() });

export const operatorRules = defineOperation('GET /api/operator/rules', {
  summary:
    'List countries with the age of their sources, what is switched off, and the notes on public pages',
  response: z.object({
    countries: z.array(
      z.object({
        countryCode: z.string(),
        isActive: z.boolean(),
        /** Day on which the record that was compared longest ago was compared; null if one never was. */
        checkedOn: z.iso.date().nullable(),
        changedOn: z.iso.date().nullable(),
        /** Sources of the authority that are undated, or that nobody compared for six months. */
        staleSources: z.array(z.object({ id: z.string(), address: z.string().nullable() })),
        documents: z.array(z.object({ documentType: documentTypeSchema, isActive: z.boolean() })),
      }),
    ),
    /** Records whose rules changed while this service kept them, the latest first. */
    changes: z.array(
      z.object({
        countryCode: z.string(),
        documentType: documentTypeSchema,
        variant: z.string(),
        since: z.iso.date(),
        /** Fields of the record with their earlier and their present value. */
        differences: z.array(z.object({ field: z.string(), was: z.unknown(), is: z.unknown() })),
      }),
    ),
    notes: z.array(siteNoteSchema),
  }),
  errors: operatorErrors,
});

export const operatorSwitchDocument = defineOperation('POST /api/operator/rules/:countryCode', {
  summary: 'Switch a country or one of its documents on or off',
  params: z.object({ countryCode: z.string().regex(/^[A-Z]{2,4}$/) }),
  body: z.object({
    /** Null for the whole country. */
    documentType: documentTypeSchema.nullable(),
    isActive: z.boolean(),
    reason: reasonSchema,
  }),
  response: done,
  errors: [...operatorErrors, 'requirement-not-found'],
});

export const operatorSetNote = defineOperation('POST /api/operator/notes', {
  summary: 'Write the banner or the note of a country in one language; without text it is taken away',
  body: z.object({
    place: placeSchema,
    language: z.string().regex(/^[a-z]{2}$/),
    text: boundedText(limits.siteNote),
    reason: reasonSchema,
  }),
  response: done,
  errors: operatorErrors,
});
