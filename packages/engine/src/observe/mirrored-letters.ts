import type { Reading, ReadLine } from './read-writing.ts';

/** Limits that gave no false alarm; docs/decisions/046-mirrored-selfies.md. */
const confidenceMin = 0.9;
const confidenceLead = 0.1;
const lettersMin = 4;
/** Letters whose mirror images are other letters or none. */
const turnedLettersMin = 2;

/** Counts the Latin letters of writing that reads backwards. Nothing is counted if one line reads forwards. */
export function mirroredLetters(lines: readonly ReadLine[]): number {
  if (lines.some(({ forwards, backwards }) => isSure(forwards, backwards))) return 0;
  let letters = 0;
  for (const { forwards, backwards } of lines) {
    if (isSure(backwards, forwards)) letters += lettersOf(backwards.text).length;
  }
  return letters;
}

/** Whether a reading is a word, and clearly surer than that of the mirrored line. */
export function isSure({ text, confidence }: Reading, other: Reading): boolean {
  const letters = lettersOf(text);
  return (
    letters.length >= lettersMin &&
    letters.filter((letter) => !symmetric.has(letter)).length >= turnedLettersMin &&
    confidence >= confidenceMin &&
    confidence - other.confidence >= confidenceLead
  );
}

const symmetric = new Set('AHIMOTUVWXYilmnouvwx');

function lettersOf(text: string): string[] {
  return text.match(/[a-z]/gi) ?? [];
}
