import type { Language } from '@vesika/messages';

/** Chinese and Japanese set no space between sentences. */
export function joinedSentences(language: Language, sentences: readonly string[]): string {
  return sentences.join(sentenceGap(language));
}

/** For sentences that look different from each other. */
export function sentenceGap(language: Language): string {
  return isSetSolid(language) ? '' : ' ';
}

/** A word or two as a sentence of its own. */
export function asSentence(language: Language, words: string): string {
  return words + (isSetSolid(language) ? '。' : '.');
}

function isSetSolid(language: Language): boolean {
  return language === 'zh' || language === 'ja';
}
