import { z } from 'zod';

const sentences = {
  emailMissing: 'missing email or phone',
  emailInvalid: 'Unable to validate email address: invalid format',
  passwordMissing: 'Signup requires a valid password',
} as const;

export function sentenceOf(message: string | undefined): string | undefined {
  return Object.values<string>(sentences).find((each) => each === message);
}

export const emailField = z
  .string(sentences.emailMissing)
  .max(254, sentences.emailInvalid)
  .trim()
  .toLowerCase()
  .min(1, sentences.emailMissing)
  .pipe(z.email(sentences.emailInvalid));

export const passwordField = z.string(sentences.passwordMissing).min(1, sentences.passwordMissing).max(4096);

export const redirectQuery = z.object({ redirect_to: z.string().max(2000).optional() });

/** The owner's metadata is part of every access token, and request headers are limited to 16 kB. */
export const metadataField = z
  .record(z.string().max(100), z.unknown())
  .refine(isMetadataSmall, 'is too long');

export function isMetadataSmall(data: Record<string, unknown>): boolean {
  return Buffer.byteLength(JSON.stringify(data)) <= metadataBytesMax;
}

const metadataBytesMax = 4000;
