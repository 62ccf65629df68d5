import type { Language } from '@vesika/messages';

/** Characters that attach to the next word; any other single character ends the word before it. */
const leading = new Set('一让为在与或和而只不从到把被用按请无未可将需更最每各该此本您我如再先');

/**
 * Cuts a text where a line may end. Chinese has no spaces, and browsers break its lines inside words; the phrases
 * of Japanese they find themselves (`word-break: auto-phrase`). Null where there is nothing to cut.
 */
export function phrasesOf(language: Language, text: string): string[] | null {
  if (language !== 'zh' || !('Segmenter' in Intl)) return null;
  const phrases: string[] = [];
  let before = '';
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const begins = isChinese(segment) && !leading.has(before.slice(-1)) && !opening.test(before);
    const clings = segment.length === 1 && isChinese(before) && !leading.has(segment);
    if (begins && !clings) phrases.push(segment);
    else phrases.push((phrases.pop() ?? '') + segment);
    before = segment;
  }
  return phrases;
}

const opening = /[\p{Ps}\p{Pi}]/u;

function isChinese(word: string): boolean {
  return /^\p{Script=Han}/u.test(word);
}
