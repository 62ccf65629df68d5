import { z } from 'zod';
import { defineOperation } from './operation.ts';

/** Only the server writes and reads these links; clients use them as they are. */
export const fileLinkQuerySchema = z.object({
  /** Seconds since 1970. */
  expires: z.coerce.number().int().positive(),
  signature: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  /** File name to save under; without it the browser displays the file. */
  download: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,120}$/)
    .optional(),
});

export const downloadFile = defineOperation('GET /files/*', {
  summary: 'Download a stored file by its signed link',
  produces: ['image/jpeg', 'image/png', 'image/webp'],
  params: z.object({ '*': z.string() }),
  querystring: fileLinkQuerySchema,
  errors: ['file-link-invalid', 'file-link-expired', 'file-not-found'],
});
