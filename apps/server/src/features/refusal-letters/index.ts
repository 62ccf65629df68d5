export { type LetterFile, readLetter } from './letter-file.ts';
export {
  forgetLetters,
  letterKeysOf,
  lettersRoot,
  noteLetter,
  storeLetter,
  sweepLetters,
} from './letters.ts';
export { registerRefusalLetters } from './register.ts';
export type { LettersNeeds } from './serve-attach-letter.ts';
