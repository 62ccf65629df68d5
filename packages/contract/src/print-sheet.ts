import { z } from 'zod';
import { accountErrors, defineOperation } from './operation.ts';

export const paperSchema = z.enum(['10x15', '13x18', '4x6in', '5x7in', 'a4', 'letter']);

export const printSheet = defineOperation('printSheet', {
  summary: 'A sheet of a finished photo for one paper size, as a file to save',
  description: 'To be printed at 100 %. Only own clean photos, where the package contains print sheets.',
  produces: ['application/pdf', 'image/jpeg'],
  querystring: z.object({
    photoId: z.uuid(),
    paper: paperSchema.default('10x15'),
    format: z.enum(['pdf', 'jpg']).default('pdf'),
    /** Language of the note about scaling; English where the service does not speak it. */
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .default('en'),
    /** As many as fit when absent. */
    copies: z.coerce.number<number>().int().min(1).max(100).optional(),
  }),
  errors: [
    'request-invalid',
    'session-missing',
    ...accountErrors,
    'photo-not-found',
    'payment-required',
    'sheet-too-small',
    'rate-limited',
    'busy',
    'engine-unavailable',
    'photo-timed-out',
    'engine-crashed',
    'photo-given-up',
    'engine-memory-exceeded',
    'internal',
  ],
});

export type Paper = z.infer<typeof paperSchema>;
