import type { Paper } from '@vesika/contract';
import type { Language } from '@vesika/messages';

/** In the order of the list: photo papers first, then what home printers hold. */
export const papers: readonly Paper[] = ['10x15', '13x18', '4x6in', '5x7in', 'a4', 'letter'];

/** English is read most where photo paper is sold in inches. */
export function usualPaper(language: Language): Paper {
  return language === 'en' ? '4x6in' : '10x15';
}
