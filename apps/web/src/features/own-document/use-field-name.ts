import type { OwnDocumentField } from '@vesika/requirements/own-document';
import { useTranslation } from 'react-i18next';

export function useFieldName(): (field: OwnDocumentField) => string {
  const { t } = useTranslation('own');
  return (field) =>
    ({
      size: `${t('form.width')}, ${t('form.height')}`,
      pixels: t('form.pixels'),
      headHeight: t('form.head'),
      eyeLine: t('form.eyes'),
      background: t('form.background'),
      fileSize: t('form.file'),
      minDpi: t('form.dpi'),
      edits: t('form.edits'),
    })[field];
}
