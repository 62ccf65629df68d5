export const passwordCharactersMin = 6;

/** Counts code points rather than UTF-16 units, as the service does. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= passwordCharactersMin;
}

export const codePattern = /^\d{6}$/;

/** Extracts the digits, because mails and authenticators group them. */
export function codeDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 6);
}
