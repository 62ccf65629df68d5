import { z } from 'zod';

/** Length of mailed codes and of authenticator codes (RFC 6238). */
export const codeDigits = 6;

export const codeSchema = z.string().regex(new RegExp(`^\\d{${codeDigits}}$`));

/** The last digits of a number, padded with zeros. */
export function codeOf(number: number): string {
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0');
}
