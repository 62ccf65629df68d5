import { z } from 'zod';
import { processErrors } from '../operation.ts';
import { paperSchema, photoCountsSchema, sheetDpis } from '../print-sheet.ts';
import { languageSchema } from '../vocabulary.ts';
import { examples } from './examples.ts';
import { defineV1Operation } from './v1-operation.ts';

export const v1PrintSheet = defineV1Operation('GET /api/v1/print-sheet', {
  tag: 'Photos',
  scope: 'photos:read',
  summary: 'Get a print sheet',
  description:
    'Sheet of one or several finished photos for printing at 100 %. Several photos fill as many sheets as needed: further ' +
    'pages of the PDF, or a ZIP of JPEG files. Sheets of a test key show its watermarked photos.',
  produces: ['application/pdf', 'image/jpeg', 'application/zip'],
  querystring: z.object({
    photos: photoCountsSchema.describe(
      'Ids of the photos, separated by commas, each with `:` and its number of copies; without numbers, the sheet is filled.',
    ),
    paper: paperSchema.default('10x15').describe('Paper of the sheet.'),
    format: z.enum(['pdf', 'jpg']).default('pdf').describe('Format of the sheet.'),
    dpi: z.coerce
      .number<number>()
      .pipe(z.literal(sheetDpis))
      .optional()
      .describe('Density of a JPEG sheet: 300, or 254 for labs that print so.'),
    language: languageSchema.describe('Language of the note about scaling; English if it is not supported.'),
  }),
  errors: ['photo-not-found', 'payment-required', 'sheet-too-small', ...processErrors],
  example: { query: { photos: examples.photo.id, paper: '10x15', format: 'pdf' } },
});
