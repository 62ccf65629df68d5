import { useTranslation } from 'react-i18next';
import { documentName, type NamedDocument } from '../document-name.ts';
import { useOwnDocuments } from './own-documents.ts';

/** Like `documentName`, but documents that the account keeps have the names that their owner gave them. */
export function useDocumentName(): (document: NamedDocument) => string {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  const own = useOwnDocuments();
  return (document) =>
    own.find(({ use }) => use.variant === document.variant)?.name ?? documentName(t, document);
}
