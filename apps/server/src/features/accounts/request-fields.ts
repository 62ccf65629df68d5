import { z } from 'zod';

/** One spelling per address; longer than any real one is refused (RFC 5321, 4.5.3.1.3). */
export const emailField = z
  .string()
  .max(254)
  .trim()
  .toLowerCase()
  .pipe(z.email('Unable to validate email address: invalid format'));

/** Not judged here: a wrong one is a refusal of its own. */
export const passwordField = z.string().max(4096);

export const redirectQuery = z.object({ redirect_to: z.string().max(2000).optional() });

/** What the owner says about himself; it travels in every access token. */
export const metadataField = z
  .record(z.string().max(100), z.unknown())
  .refine((data) => JSON.stringify(data).length <= 4000, 'is too long');
