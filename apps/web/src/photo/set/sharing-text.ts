import type { PlannedDocument } from '@vesika/contract';
import { formatList, type Language } from '@vesika/messages';
import type { TFunction } from 'i18next';

/** Why the first document's photo does not do for this one; empty where it does. */
export function differencesText(
  t: TFunction<['trip']>,
  language: Language,
  { differences }: Pick<PlannedDocument, 'differences'>,
): string {
  // Three say enough: what differs in size differs in more.
  return formatList(
    language,
    differences.slice(0, 3).map((difference) => t(`differences.${difference}`)),
  );
}
