import type { Check } from '@vesika/report';
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { rejudgements, type UserPhotoRow, userPhotos } from '../../../../schema/index.ts';
import type { Requirement, RequirementLookup } from '../../../requirements/index.ts';
import { rejudge } from '../judging.ts';
import type { Difference } from '../rules-differences.ts';
import { currentRequirement, type Documented } from '../rules-of-photo.ts';
import { findRulesVersion, keepRulesVersion, type RulesVersion, rulesVersionOf } from '../rules-version.ts';

export interface ChangedPhoto extends Pick<UserPhotoRow, 'id' | 'countryCode' | 'documentType'> {
  userId: string;
  checks: readonly Check[];
  differences: readonly Difference[];
}

/** Tells the owner of a photo, in the transaction that judges it again. */
export type TellOfRules = (tx: Database, photo: ChangedPhoto, now: Date) => Promise<void>;

interface FollowRulesParts extends Pick<Platform, 'db' | 'clock'> {
  requirementFor: RequirementLookup;
  tellOfRules: TellOfRules;
}

const batchSize = 100;

/** A photo has at most one such judgement, by the current rules; it disappears if the original rules apply again. */
export async function followRules(parts: FollowRulesParts): Promise<number> {
  let judged = 0;
  for (const group of await findGroups(parts.db)) judged += await followGroup(parts, group);
  return judged;
}

type Group = Documented & { requirementSha256: string | null };

function findGroups(db: Database): Promise<Group[]> {
  const { countryCode, documentType, variant, requirementBasis, requirementSha256 } = userPhotos;
  const columns = { countryCode, documentType, variant, requirementBasis, requirementSha256 };
  return db
    .select(columns)
    .from(userPhotos)
    .groupBy(...Object.values(columns));
}

async function followGroup(parts: FollowRulesParts, group: Group): Promise<number> {
  const { db, clock, requirementFor, tellOfRules } = parts;
  const found = currentRequirement(group, requirementFor);
  if (!found || isAskersOwn(group, found)) return 0;
  const current = rulesVersionOf(found.requirement);
  const now = new Date(clock());
  if (group.requirementSha256 === null) return adopt(db, group, { current, basis: found.basis, now });
  if (group.requirementSha256 === current.sha256) return forget(db, group);
  const original = await findRulesVersion(db, group.requirementSha256);
  await keepRulesVersion(db, current, now);
  let judged = 0;
  for (;;) {
    const batch = await db.transaction((tx) =>
      judgeBatch(tx, group, { original, current, now, tellOfRules }),
    );
    judged += batch;
    if (batch < batchSize) return judged;
  }
}

/** The caller's own numbers apply as long as there is no record. */
function isAskersOwn({ requirementBasis }: Group, found: Requirement): boolean {
  return requirementBasis === 'request' && found.basis === 'default';
}

interface Adoption {
  current: RulesVersion;
  basis: Requirement['basis'];
  now: Date;
}

/** Photos from before rule versions were stored count as made by the current rules. */
async function adopt(db: Database, group: Group, { current, basis, now }: Adoption): Promise<0> {
  await db.transaction(async (tx) => {
    await keepRulesVersion(tx, current, now);
    const named = { requirementSha256: current.sha256, requirementBasis: basis };
    await tx.update(userPhotos).set(named).where(ofGroup(group));
  });
  return 0;
}

async function forget(db: Database, group: Group): Promise<0> {
  const photos = db.select({ id: userPhotos.id }).from(userPhotos).where(ofGroup(group));
  await db.delete(rejudgements).where(inArray(rejudgements.photoId, photos));
  return 0;
}

interface Change {
  original: RulesVersion;
  current: RulesVersion;
  now: Date;
  tellOfRules: TellOfRules;
}

async function judgeBatch(tx: Database, group: Group, change: Change): Promise<number> {
  const { original, current, now, tellOfRules } = change;
  const { id, userId, countryCode, documentType, report, answers, childAgeYears } = userPhotos;
  const rows = await tx
    .select({ id, userId, countryCode, documentType, report, answers, childAgeYears })
    .from(userPhotos)
    .leftJoin(rejudgements, eq(rejudgements.photoId, userPhotos.id))
    .where(
      and(
        ofGroup(group),
        or(isNull(rejudgements.photoId), ne(rejudgements.requirementSha256, current.sha256)),
      ),
    )
    .limit(batchSize)
    .for('update', { of: userPhotos, skipLocked: true });
  for (const row of rows) {
    const judged = { ...rejudge(row, original, current), judgedAt: now, mailedAt: null };
    await tx
      .insert(rejudgements)
      .values(judged)
      .onConflictDoUpdate({ target: rejudgements.photoId, set: judged });
    if (judged.shouldNotify && row.userId !== null) {
      await tellOfRules(tx, { ...row, ...judged, userId: row.userId }, now);
    }
  }
  return rows.length;
}

function ofGroup(group: Group): SQL | undefined {
  const { countryCode, documentType, variant, requirementBasis, requirementSha256 } = group;
  return and(
    eq(userPhotos.countryCode, countryCode),
    eq(userPhotos.documentType, documentType),
    eq(userPhotos.variant, variant),
    sql`${userPhotos.requirementBasis} is not distinct from ${requirementBasis}`,
    sql`${userPhotos.requirementSha256} is not distinct from ${requirementSha256}`,
  );
}
