import { documentName } from '../../photo/document-name.ts';
import type { CountryGuide } from '../../site-data/country-page.server.ts';
import type { GuideTexts } from './rule-text.ts';

type Named = Pick<CountryGuide, 'documentType' | 'variant' | 'isPlain' | 'code'>;

/** Which texts name the page: those of passports, visas and ID cards, of other documents, or of plain sizes. */
export function pageKind({ documentType, variant, isPlain }: Omit<Named, 'code'>) {
  if (isPlain) return 'plain';
  return variant !== null || documentType === 'other' ? 'variant' : documentType;
}

export function guideHeading(t: GuideTexts, guide: Named, country: string): string {
  return t(`countries:page.${pageKind(guide)}.heading`, { country, document: guideDocument(t, guide) });
}

export function guideLead(t: GuideTexts, guide: Named): string {
  const kind = pageKind(guide);
  if (kind === 'plain') return t('supply:card.plainSize');
  return t(`countries:page.${kind === 'variant' ? 'passport' : kind}.lead`);
}

export function guideDocument(t: GuideTexts, { documentType, variant, code }: Named): string {
  return documentName(t, { countryCode: code, documentType, variant: variant ?? 'standard' });
}
