import type { RequirementAnswer, RequirementBasis, RequirementNumbers } from '@vesika/contract';
import {
  backgroundColours,
  type ChildRule,
  type DocumentType,
  findCapturedDocument,
  findChildRule,
  findCountry,
  findRequirement,
  needsVariant,
  type PhotoRequirement,
  variantsOf,
} from '@vesika/requirements';
import { ServiceError } from '../../../platform/errors/service-error.ts';

interface RequirementQuestion {
  countryCode: string;
  documentType: DocumentType;
  variant?: string | undefined;
  numbers?: Partial<RequirementNumbers> | undefined;
}

export interface Requirement extends Pick<RequirementAnswer, 'verified' | 'source' | 'date'> {
  requirement: PhotoRequirement;
  basis: RequirementBasis;
}

export type RequirementLookup = (question: RequirementQuestion) => Requirement;

/** The record, else the country's passport, else the caller's numbers over the product's defaults. */
export function requirementFor({ numbers, ...question }: RequirementQuestion): Requirement {
  const { variant, ...query } = question;
  const found = findRequirement(variant === undefined ? query : { ...query, variant });
  if (!found) throw unanswered(query.countryCode, question);
  if (found.basis !== 'default' || !numbers || Object.keys(numbers).length === 0) return found;
  return { ...found, requirement: withNumbers(found.requirement, numbers), basis: 'request' };
}

function unanswered(countryCode: string, question: RequirementQuestion): ServiceError {
  const { documentType, variant } = question;
  const code = findCountry(countryCode)?.code;
  if (code && findCapturedDocument({ countryCode: code, documentType, variant: variant ?? 'standard' })) {
    return new ServiceError('photo-captured', { countryCode });
  }
  const isUnnamed = variant === undefined && needsVariant({ countryCode, documentType });
  if (!isUnnamed) return new ServiceError('requirement-not-found', { countryCode });
  const variants = variantsOf(countryCode, documentType).map((record) => record.variant);
  return new ServiceError('variant-missing', { countryCode, variants });
}

function withNumbers(record: PhotoRequirement, numbers: Partial<RequirementNumbers>): PhotoRequirement {
  const { size, headHeight, background } = record;
  const made: PhotoRequirement = {
    ...record,
    size: {
      ...size,
      widthMm: numbers.width_mm ?? size.widthMm,
      heightMm: numbers.height_mm ?? size.heightMm,
    },
    headHeight: {
      ...headHeight,
      minMm: numbers.head_height_min_mm ?? headHeight.minMm,
      maxMm: numbers.head_height_max_mm ?? headHeight.maxMm,
    },
    background: {
      ...background,
      colour: backgroundColours.find((colour) => colour === numbers.background_color) ?? background.colour,
      hex: numbers.background_hex?.toUpperCase() ?? background.hex,
    },
    glasses: said(numbers.glasses_allowed, (allowed) => ({
      policy: allowed ? 'allowed' : 'forbidden',
      conditions: [],
    })),
    expression: said(numbers.smile_allowed, (allowed) => ({ policy: allowed ? 'natural-smile' : 'neutral' })),
    minDpi:
      numbers.min_dpi === undefined
        ? null
        : { value: Math.round(numbers.min_dpi), of: 'picture', ...unverified },
  };
  if (!isCoherent(made)) throw new ServiceError('request-invalid', { field: 'requirements' });
  return made;
}

const unverified = { level: 'unverified', source: null } as const;

function said<Fact extends object>(allowed: boolean | undefined, fact: (allowed: boolean) => Fact) {
  return allowed === undefined ? null : { ...fact(allowed), note: null, ...unverified };
}

/** Half as large again as the largest record, so that its pixels at the finest density still fit into memory. */
const sideMmMax = 100;
const headHeightMmMin = 8;

function isCoherent({ size, headHeight, minDpi }: PhotoRequirement): boolean {
  const sides = [size.widthMm, size.heightMm];
  return (
    sides.every((side) => side >= 10 && side <= sideMmMax) &&
    headHeight.minMm >= headHeightMmMin &&
    headHeight.minMm <= (headHeight.maxMm ?? size.heightMm) &&
    (headHeight.maxMm ?? headHeight.minMm) < size.heightMm &&
    (minDpi === null || (minDpi.value >= 72 && minDpi.value <= 1200))
  );
}

export function childRuleFor(
  { countryCode, documentType }: Pick<PhotoRequirement, 'countryCode' | 'documentType'>,
  ageYears: number | null,
): ChildRule | null {
  return ageYears === null ? null : findChildRule(countryCode, documentType, ageYears);
}
