import { type PaperId, paperIds } from '@vesika/requirements/vocabulary';
import { oneOf } from './photo-options.ts';

/** Accepts any case, and inches without unit: A4, 4x6. */
export function paperOf(typed: string): PaperId {
  return oneOf(paperIds)(/^(4x6|5x7)$/.test(typed.trim()) ? `${typed.trim()}in` : typed);
}
