import type { PaperId } from '@vesika/engine/print';
import { oneOf } from './photo-options.ts';

/** Papers of the print sheets, repeated here so that parsing options does not load the print module. */
export const papers = [
  '9x13',
  'postcard',
  '10x15',
  '13x18',
  '4x6in',
  '5x7in',
  'a4',
  'letter',
] as const satisfies PaperId[];

/** Accepts any case, and inches without unit: A4, 4x6. */
export function paperOf(typed: string): PaperId {
  return oneOf(papers)(/^(4x6|5x7)$/.test(typed.trim()) ? `${typed.trim()}in` : typed);
}
