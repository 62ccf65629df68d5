/**
 * True when the PDF standard font Helvetica has all characters of a note. Every viewer has that font, so it need not be
 * embedded, but only with the Windows-1252 characters: notes in Russian, Chinese, Japanese, Arabic or with the Turkish
 * letters ğ, ş, ı, İ are drawn as shapes.
 */
export function isSpeltByHelvetica(note: string): boolean {
  return [...note].every(isInWindows1252);
}

/** Characters of Windows-1252 that Latin-1 lacks (WHATWG Encoding, index windows-1252). */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

function isInWindows1252(character: string): boolean {
  const code = character.codePointAt(0)!;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || beyondLatin1.has(character);
}
