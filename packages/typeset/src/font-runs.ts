import type { BidiRun } from './bidi-runs.ts';

/** A part of a line that one font draws, as it is handed to a shaper. */
export interface FontRun {
  text: string;
  font: string;
}

const arabicLetter = /\p{Script=Arabic}/u;
/** They have done their work once the runs are known, and some fonts draw them. */
const directionMark = /\p{Bidi_Control}/u;

/** The narrow space of French numbers, which none of the fonts has, though their ranges claim it. */
export function spelt(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/** As seen from left to right. A character that no font has is left out. */
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
  // The shaper turns what has letters that run to the left; signs between them are turned here.
  const turned = parts.map((part) =>
    arabicLetter.test(part.text) ? part : { ...part, text: [...part.text].reverse().join('') },
  );
  return turned.reverse();
}
