export const passwordCharactersMin = 6;

/** Characters as people count them, as the service does. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= passwordCharactersMin;
}

export const codePattern = /^\d{6}$/;

/** Out of what was typed or pasted: mails and applications group the digits. */
export function codeDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 6);
}
