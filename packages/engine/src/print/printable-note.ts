/**
 * The PDF's text is set in Helvetica, one of the fonts every viewer has and no file need carry. Viewers
 * spell it by the Windows-1252 table, so notes in Russian, Chinese, Japanese, Arabic or with the Turkish
 * letters ğ, ş, ı, İ cannot be written; rather than ship fonts and a shaping engine for one line, the next
 * language of the caller's list is taken, which ends with English.
 */
export function firstPrintable(notes: readonly string[]): string | null {
  return notes.find((note) => note !== '' && [...note].every(isInWindows1252)) ?? null;
}

/** Characters of Windows-1252 beyond those of Latin-1 (WHATWG Encoding, index windows-1252). */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

function isInWindows1252(character: string): boolean {
  const code = character.codePointAt(0)!;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || beyondLatin1.has(character);
}
