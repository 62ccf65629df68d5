import type { ServiceFacts } from '@vesika/contract';
import type { ParseKeys } from 'i18next';

export type LegalKey = ParseKeys<'legal'>;

type FiguresOf<Facts> = { [Name in keyof Facts]: Facts[Name] extends number ? Name : never }[keyof Facts];
export type Figure = FiguresOf<ServiceFacts>;

/** A catalogue key without its plural suffix, with the figure that it counts if there is one. */
export type Line = LegalKey | { text: LegalKey; count: Figure };

export function keyOf(line: Line): LegalKey {
  return typeof line === 'string' ? line : line.text;
}
