import { regionSchema } from '@vesika/requirements/schema';
import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { documentTypeSchema } from './vocabulary.ts';

export const countrySchema = z.object({
  country_code: z.string(),
  /** English; other languages use Intl.DisplayNames. */
  country_name: z.string(),
  region: regionSchema,
  is_active: z.boolean(),
  display_order: z.number().int(),
  /** Documents with a record of their own; the passport's record is used for the others. */
  documents: z.array(documentTypeSchema),
});

export const listCountries = defineOperation('GET /api/countries', {
  summary: 'List the available countries, in display order',
  response: z.object({ countries: z.array(countrySchema) }),
});

export type Country = z.infer<typeof countrySchema>;
export type CountryList = z.infer<typeof listCountries.response>;
