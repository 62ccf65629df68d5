import type { RequirementBasis } from '@vesika/contract';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { UserPhotoRow } from '../../../schema/index.ts';
import type { Requirement, RequirementLookup } from '../../requirements/index.ts';
import { findRulesVersion, type RulesVersion, rulesVersionOf } from './rules-version.ts';

export type Documented = Pick<UserPhotoRow, 'countryCode' | 'documentType' | 'variant' | 'requirementBasis'>;

export interface RulesOfPhoto {
  version: RulesVersion;
  basis: RequirementBasis;
}

export async function rulesOfPhoto(
  db: Database,
  row: UserPhotoRow,
  requirementFor: RequirementLookup,
): Promise<RulesOfPhoto> {
  const { requirementSha256, requirementBasis } = row;
  if (requirementSha256 !== null && requirementBasis !== null) {
    return { version: await findRulesVersion(db, requirementSha256), basis: requirementBasis };
  }
  const found = currentRequirement(row, requirementFor);
  if (!found) throw new Error('the document of a photo is unknown');
  return { version: rulesVersionOf(found.requirement), basis: found.basis };
}

export function currentRequirement(
  row: Documented,
  requirementFor: RequirementLookup,
): Requirement | undefined {
  const { countryCode, documentType, variant, requirementBasis } = row;
  const main = () => requirementFor({ countryCode, documentType });
  try {
    // A fallback record's variant is not the document's own.
    if (requirementBasis !== null && requirementBasis !== 'record') return main();
    return requirementFor({ countryCode, documentType, variant });
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return requirementBasis === null ? main() : undefined;
  }
}

const unansweredCodes: ReadonlySet<string> = new Set([
  'requirement-not-found',
  'photo-captured',
  'variant-missing',
]);

function isUnanswered(error: unknown): boolean {
  return error instanceof ServiceError && unansweredCodes.has(error.code);
}
