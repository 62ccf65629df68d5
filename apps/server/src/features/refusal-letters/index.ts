export { type LetterFile, readLetter } from './letter-file.ts';
export {
  forgetLetters,
  letterKeysOf,
  lettersRoot,
  noteLetter,
  storeLetter,
  sweepLetters,
} from './letters.ts';
export { type LettersNeeds, registerRefusalLetters } from './serve-attach-letter.ts';
