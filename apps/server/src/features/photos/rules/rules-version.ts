import { hash } from 'node:crypto';
import { childRulesOf, type PhotoRequirement, withEmptyFields } from '@vesika/requirements';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type RequirementVersionRow, requirementVersions } from '../../../schema/index.ts';

export type RulesVersion = Omit<RequirementVersionRow, 'firstSeenAt'>;

export function rulesVersionOf(record: PhotoRequirement): RulesVersion {
  const { countryCode, documentType, variant } = record;
  const childRules = childRulesOf(countryCode, documentType);
  const sha256 = hash('sha256', canonical({ record, childRules }), 'hex');
  return { sha256, countryCode, documentType, variant, record, childRules };
}

/** Call this in the transaction that first refers to it. */
export async function keepRulesVersion(tx: Database, version: RulesVersion, now: Date): Promise<void> {
  await tx
    .insert(requirementVersions)
    .values({ ...version, firstSeenAt: now })
    .onConflictDoNothing();
}

/** A record that was kept before a fact existed has it as one that we have not found. */
export async function findRulesVersion(db: Database, sha256: string): Promise<RulesVersion> {
  const [found] = await db.select().from(requirementVersions).where(eq(requirementVersions.sha256, sha256));
  if (!found) throw new Error('a photo names rules that were not kept');
  return { ...found, record: withEmptyFields.record(found.record) };
}

/** Independent of the order of fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([p], [q]) => (p < q ? -1 : 1)));
  });
}
