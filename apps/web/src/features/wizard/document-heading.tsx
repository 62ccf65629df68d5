import { useTranslation } from 'react-i18next';
import type { DocumentType } from '../../photo/document-type.ts';

export function DocumentHeading({ type }: { type: DocumentType }) {
  const { t } = useTranslation();
  return <h1 className="pt-4 pb-3 text-2xl font-bold sm:pt-8 sm:text-4xl">{t(`meta.wizard.${type}`)}</h1>;
}
