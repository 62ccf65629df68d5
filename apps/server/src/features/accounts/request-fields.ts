import { z } from 'zod';

/** What clients show as it comes: GoTrue's own words. */
const sentences = {
  emailMissing: 'missing email or phone',
  emailInvalid: 'Unable to validate email address: invalid format',
  passwordMissing: 'Signup requires a valid password',
} as const;

/** The sentence of a wrong field; undefined where there is none that clients show. */
export function sentenceOf(message: string | undefined): string | undefined {
  return Object.values<string>(sentences).find((each) => each === message);
}

/** One spelling per address; longer than any real one is refused (RFC 5321, 4.5.3.1.3). */
export const emailField = z
  .string(sentences.emailMissing)
  .max(254, sentences.emailInvalid)
  .trim()
  .toLowerCase()
  .min(1, sentences.emailMissing)
  .pipe(z.email(sentences.emailInvalid));

/** Not judged here: a wrong one is a refusal of its own. */
export const passwordField = z.string(sentences.passwordMissing).min(1, sentences.passwordMissing).max(4096);

export const redirectQuery = z.object({ redirect_to: z.string().max(2000).optional() });

/** What the owner says about himself; it travels in every access token, and requests carry 16 kB of headers at most. */
export const metadataField = z
  .record(z.string().max(100), z.unknown())
  .refine(isMetadataSmall, 'is too long');

export function isMetadataSmall(data: Record<string, unknown>): boolean {
  return Buffer.byteLength(JSON.stringify(data)) <= metadataBytesMax;
}

const metadataBytesMax = 4000;
