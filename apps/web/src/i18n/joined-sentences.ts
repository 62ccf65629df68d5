import type { Language } from '@vesika/messages';

/** Chinese and Japanese set no space between sentences. */
export function joinedSentences(language: Language, sentences: readonly string[]): string {
  return sentences.join(language === 'zh' || language === 'ja' ? '' : ' ');
}
