import type { BidiRun } from './bidi-runs.ts';

/** Part of a line drawn by one font, ready for the shaper. */
interface FontRun {
  text: string;
  font: string;
}

const arabicLetter = /\p{Script=Arabic}/u;
/** Direction marks are dropped once the runs are known, because some fonts draw them. */
const directionMark = /\p{Bidi_Control}/u;

/**
 * Replaces the narrow space of French numbers, which no font has although their ranges claim it. Joins letters with
 * their accents and leaves out marks that cannot be joined, such as Arabic vowels: fontkit throws on a mark for which
 * the letter's glyph has no anchor.
 */
export function spelt(text: string): string {
  return text
    .replaceAll('\u202f', '\u00a0')
    .normalize('NFC')
    .replace(/\p{Mn}/gu, '');
}

/** In visual order from left to right. Characters that no font has are left out. */
export function splitByFont(
  { text, isRtl }: BidiRun,
  nameOf: (character: string) => string | undefined,
): FontRun[] {
  const parts: FontRun[] = [];
  for (const character of spelt(text)) {
    const font = nameOf(character);
    if (font === undefined || directionMark.test(character)) continue;
    const last = parts.at(-1);
    if (last?.font === font) last.text += character;
    else parts.push({ text: character, font });
  }
  if (!isRtl) return parts;
  // The shaper reverses runs with right-to-left letters; runs of other signs are reversed here.
  const turned = parts.map((part) =>
    arabicLetter.test(part.text) ? part : { ...part, text: [...part.text].reverse().join('') },
  );
  return turned.reverse();
}
