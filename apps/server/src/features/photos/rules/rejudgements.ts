import type { Check, CheckId, Verdict } from '@vesika/report';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type RejudgementRow, rejudgements, type UserPhotoRow } from '../../../schema/index.ts';

export async function findRejudgement(db: Database, photoId: string): Promise<RejudgementRow | undefined> {
  return (await findRejudgements(db, [photoId])).get(photoId);
}

export async function findRejudgements(
  db: Database,
  photoIds: readonly string[],
): Promise<ReadonlyMap<string, RejudgementRow>> {
  if (photoIds.length === 0) return new Map();
  const found = await db
    .select()
    .from(rejudgements)
    .where(inArray(rejudgements.photoId, [...photoIds]));
  return new Map(found.map((each) => [each.photoId, each]));
}

export function currentChecks(
  { report }: Pick<UserPhotoRow, 'report'>,
  rejudgement: Pick<RejudgementRow, 'checks'> | undefined,
): readonly Check[] {
  return rejudgement?.checks ?? report.checks;
}

export function rulesChange(rejudgement: RejudgementRow | undefined) {
  return rejudgement?.shouldNotify ? rejudgement : null;
}

export function rulesChangeSummary(rejudgement: RejudgementRow | undefined) {
  if (!rejudgement?.shouldNotify) return null;
  const { judgedAt, checks } = rejudgement;
  return { judgedAt, failed: judgedAs('fail', checks), undetermined: judgedAs('undetermined', checks) };
}

export function overallVerdict(checks: readonly Pick<Check, 'verdict'>[]): Verdict {
  const has = (verdict: Verdict) => checks.some((check) => check.verdict === verdict);
  if (has('fail')) return 'fail';
  return has('undetermined') ? 'undetermined' : 'pass';
}

export function judgedAs(wanted: Verdict, checks: readonly Check[]): CheckId[] {
  return checks.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);
}

export function verdictsOf(checks: readonly Check[]) {
  return {
    verdict: overallVerdict(checks),
    failedChecks: judgedAs('fail', checks),
    undeterminedChecks: judgedAs('undetermined', checks),
  };
}
