import type { TravelDocumentType } from '@vesika/contract';
import type { Crumb } from '../../components/structured-data.ts';
import type { GuideTexts } from './rule-text.ts';

export function guideCrumbs(t: GuideTexts, documentType: TravelDocumentType, page?: string): Crumb[] {
  const landing = t(`countries:documents.${documentType}`);
  const home: Crumb = { name: t('breadcrumbs.home'), to: '/' };
  if (page === undefined) return [home, { name: landing }];
  return [home, { name: landing, to: `/${documentType}-photo` }, { name: page }];
}
