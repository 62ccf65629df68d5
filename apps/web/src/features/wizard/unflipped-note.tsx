import { formatList } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import type { NamedDocument } from '../../photo/document-name.ts';
import { useDocumentTitle } from '../../photo/set/use-document-title.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';

/** Names the documents that get the picture as it is although the person flipped it. */
export function UnflippedNote({ documents }: { documents: readonly NamedDocument[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleOf = useDocumentTitle();
  if (documents.length === 0) return null;
  return (
    <p role="status" className="text-sm text-ink-soft">
      {t('mirror.unflipped', { documents: formatList(language, documents.map(titleOf)) })}
    </p>
  );
}
