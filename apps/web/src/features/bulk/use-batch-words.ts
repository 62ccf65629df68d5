import type { Batch, BatchDocument } from '@vesika/contract';
import { formatList } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { useDocumentName } from '../../photo/own/use-document-name.ts';
import { countryName } from '../../shell/i18n/country-names.ts';
import { useFormats } from '../../shell/i18n/use-formats.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';

export function useBatchWords() {
  const { t } = useTranslation('bulk');
  const documentName = useDocumentName();
  const language = useLanguage();
  const { number, percent, moment } = useFormats();
  return {
    number,
    percent,
    made: (batch: Batch) =>
      t('progress.made', { made: number(batch.items.made), all: number(standingOf(batch).all) }),
    list: (names: readonly string[]) => formatList(language, names),
    document: ({ countryCode, documentType, variant }: BatchDocument) =>
      `${countryName(language, countryCode)} · ${documentName({ countryCode, documentType, variant: variant ?? 'standard' })}`,
    name: ({ name, createdAt }: Pick<Batch, 'name' | 'createdAt'>) =>
      name || t('batches.unnamed', { date: moment(createdAt) }),
  };
}

export function standingOf({ items }: Batch): { done: number; all: number } {
  const all = Object.values(items).reduce((sum, count) => sum + count, 0);
  return { done: all - items.waiting - items.making, all };
}
