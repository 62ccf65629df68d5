import { useTranslation } from 'react-i18next';
import { documentName, type NamedDocument } from '../document-name.ts';
import { useKeptDocuments } from './kept-documents.ts';

/** Like `documentName`, but documents that the account keeps have the names that their owner gave them. */
export function useDocumentName(): (document: NamedDocument) => string {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  const kept = useKeptDocuments();
  return (document) =>
    kept.find(({ use }) => use.variant === document.variant)?.name ?? documentName(t, document);
}
