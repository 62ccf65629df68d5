import { desc, sql } from 'drizzle-orm';
import { dayOf } from '../../platform/clock/durations.ts';
import type { Database } from '../../platform/database/database.ts';
import { requirementVersions } from '../../platform/database/schema/index.ts';
import { rulesDifferences } from '../photos/index.ts';

const shownMax = 30;

/** Compares the last two kept versions of each record, as they hold for adults. */
export async function changedRules(db: Database) {
  const { countryCode, documentType, variant, firstSeenAt } = requirementVersions;
  const versions = await db
    .select()
    .from(requirementVersions)
    .where(
      sql`(${countryCode}, ${documentType}, ${variant}) in (
        select country_code, document_type, variant from requirement_versions group by 1, 2, 3 having count(*) > 1)`,
    )
    .orderBy(desc(firstSeenAt));
  const byRecord = new Map<string, typeof versions>();
  for (const version of versions) {
    const record = `${version.countryCode} ${version.documentType} ${version.variant}`;
    byRecord.set(record, [...(byRecord.get(record) ?? []), version]);
  }
  return [...byRecord.values()]
    .map(([now, before]) => ({
      countryCode: now!.countryCode,
      documentType: now!.documentType,
      variant: now!.variant,
      since: dayOf(now!.firstSeenAt),
      differences: rulesDifferences(before!, now!, null),
    }))
    .filter(({ differences }) => differences.length > 0)
    .slice(0, shownMax);
}
