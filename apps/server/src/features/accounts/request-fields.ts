import { z } from 'zod';

const sentences = {
  emailMissing: 'missing email or phone',
  emailInvalid: 'Unable to validate email address: invalid format',
  credentialsMissing: 'You must provide either an email or phone number and a password',
} as const;

export function sentenceOf(message: string | undefined): string | undefined {
  return Object.values<string>(sentences).find((each) => each === message);
}

export const emailField = emailOr(sentences.emailMissing);

export const passwordField = z
  .string(sentences.credentialsMissing)
  .min(1, sentences.credentialsMissing)
  .max(4096);

/** The fields without which nobody signs up or in. */
export const credentialFields = { email: emailOr(sentences.credentialsMissing), password: passwordField };

function emailOr(missing: string) {
  return z
    .string(missing)
    .max(254, sentences.emailInvalid)
    .trim()
    .toLowerCase()
    .min(1, missing)
    .pipe(z.email(sentences.emailInvalid));
}

export const redirectQuery = z.object({ redirect_to: z.string().max(2000).optional() });

/** The owner's metadata is part of every access token, and request headers are limited to 16 kB. */
export const metadataField = z
  .record(z.string().max(100), z.unknown())
  .refine(isMetadataSmall, 'is too long');

export function isMetadataSmall(data: Record<string, unknown>): boolean {
  return Buffer.byteLength(JSON.stringify(data)) <= metadataBytesMax;
}

const metadataBytesMax = 4000;
