import type { ProcessedPhoto } from '@vesika/contract';
import type { Requirement } from '../../requirements/index.ts';

export function requirementSummary({
  requirement,
  basis,
}: Pick<Requirement, 'requirement' | 'basis'>): ProcessedPhoto['requirement'] {
  const { countryCode, documentType, variant, label, size } = requirement;
  const { widthMm, heightMm } = size;
  return { basis, countryCode, documentType, variant, label, widthMm, heightMm };
}
