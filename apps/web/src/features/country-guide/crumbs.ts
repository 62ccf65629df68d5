import type { Crumb } from '../../components/structured-data.ts';
import type { DocumentType } from '../../photo/document-type.ts';
import type { GuideTexts } from './rule-text.ts';

export function guideCrumbs(t: GuideTexts, documentType: DocumentType, page?: string): Crumb[] {
  if (documentType === 'other') return [{ name: page ?? '' }];
  const landing = t(`countries:documents.${documentType}`);
  if (page === undefined) return [{ name: landing }];
  return [{ name: landing, to: `/${documentType}-photo` }, { name: page }];
}
