import type { Crumb } from '../../components/structured-data.ts';
import type { DocumentType } from '../../photo/document-type.ts';
import type { GuideTexts } from './rule-text.ts';

export function guideCrumbs(t: GuideTexts, documentType: DocumentType, page?: string): Crumb[] {
  const home: Crumb = { name: t('breadcrumbs.home'), to: '/' };
  if (documentType === 'other') return [home, { name: page ?? '' }];
  const landing = t(`countries:documents.${documentType}`);
  if (page === undefined) return [home, { name: landing }];
  return [home, { name: landing, to: `/${documentType}-photo` }, { name: page }];
}
