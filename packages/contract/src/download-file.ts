import { z } from 'zod';
import { defineOperation } from './operation.ts';

/** Written and read by the server alone; clients take such addresses as they come. */
export const fileLinkQuerySchema = z.object({
  /** Seconds since 1970. */
  expires: z.coerce.number().int().positive(),
  signature: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  /** Name to save under; without it the file is shown in place. */
  download: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,120}$/)
    .optional(),
});

export const downloadFile = defineOperation('downloadFile', {
  summary: 'A stored file by its signed link',
  produces: ['image/jpeg', 'image/png', 'image/webp'],
  params: z.object({ '*': z.string() }),
  querystring: fileLinkQuerySchema,
  errors: ['file-link-invalid', 'file-link-expired', 'file-not-found'],
});
