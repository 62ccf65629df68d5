const passwordCharactersMin = 6;

export function isLongEnough(password: string): boolean {
  return [...password].length >= passwordCharactersMin;
}

export const codePattern = /^\d{6}$/;

/** A recovery code has the signs of base32. */
export const recoveryCodePattern = /^[A-Z2-7]{10}$/;

export function codeDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 6);
}
