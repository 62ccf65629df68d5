import { z } from 'zod';

export const codeDigits = 6;

export const codeSchema = z.string().regex(new RegExp(`^\\d{${codeDigits}}$`));

export function codeOf(number: number): string {
  return String(number % 10 ** codeDigits).padStart(codeDigits, '0');
}
