export { type LetterFile, readLetter } from './letter-file.ts';
export {
  forgetLetters,
  letterKeysOf,
  lettersRoot,
  noteLetter,
  storeLetter,
  sweepLetters,
} from './letters.ts';
export type { LettersNeeds } from './register.ts';
export { registerRefusalLetters } from './register.ts';
