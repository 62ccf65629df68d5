import type { Crumb } from '../../components/structured-data.ts';
import type { DocumentType } from '../../site-data/country-guide.ts';
import type { GuideTexts } from './rule-text.ts';

/** Home > ID Photos > country. Without a country, the landing itself. */
export function guideCrumbs(t: GuideTexts, documentType: DocumentType, page?: string): Crumb[] {
  const landing = t(`countries:documents.${documentType}`);
  const home: Crumb = { name: t('breadcrumbs.home'), to: '/' };
  if (page === undefined) return [home, { name: landing }];
  return [home, { name: landing, to: `/${documentType}-photo` }, { name: page }];
}
