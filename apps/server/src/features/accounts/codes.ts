import { z } from 'zod';

/** Of the codes that mails carry and authenticator applications show (RFC 6238). */
export const codeDigits = 6;

export const codeSchema = z.string().regex(new RegExp(`^\\d{${codeDigits}}$`));

/** The last digits of a number, which may begin with noughts. */
export function codeOf(number: number): string {
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0');
}
