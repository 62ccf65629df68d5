/**
 * Helvetica is one of the fonts every viewer has and no file need carry. Viewers spell it by the Windows-1252 table: notes
 * in Russian, Chinese, Japanese, Arabic or with the Turkish letters ğ, ş, ı, İ are drawn as shapes instead.
 */
export function isSpeltByHelvetica(note: string): boolean {
  return [...note].every(isInWindows1252);
}

/** Characters of Windows-1252 beyond those of Latin-1 (WHATWG Encoding, index windows-1252). */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

function isInWindows1252(character: string): boolean {
  const code = character.codePointAt(0)!;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || beyondLatin1.has(character);
}
