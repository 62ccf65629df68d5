import type { Language } from '@vesika/messages';

/** Chinese and Japanese set no space between sentences. */
export function joinedSentences(language: Language, sentences: readonly string[]): string {
  return sentences.join(sentenceGap(language));
}

export function sentenceGap(language: Language): string {
  return isSetSolid(language) ? '' : ' ';
}

export function asSentence(language: Language, words: string): string {
  return words + (isSetSolid(language) ? '。' : '.');
}

function isSetSolid(language: Language): boolean {
  return language === 'zh' || language === 'ja';
}
