import { useTranslation } from 'react-i18next';
import type { DocumentType } from '../../photo/document-type.ts';

/** Heads a page that is for one document alone. */
export function DocumentHeading({ type }: { type: DocumentType }) {
  const { t } = useTranslation();
  return (
    <header className="pb-6">
      <h1 className="text-3xl font-bold">{t(`meta.wizard.${type}`)}</h1>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{t('intro.document')}</p>
    </header>
  );
}
