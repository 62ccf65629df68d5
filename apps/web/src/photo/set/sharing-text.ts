import type { PlannedDocument } from '@vesika/contract';
import { formatList, type Language } from '@vesika/messages';
import type { TFunction } from 'i18next';

export function differencesText(
  t: TFunction<['trip']>,
  language: Language,
  { differences }: Pick<PlannedDocument, 'differences'>,
): string {
  return formatList(
    language,
    differences.slice(0, 3).map((difference) => t(`differences.${difference}`)),
  );
}
