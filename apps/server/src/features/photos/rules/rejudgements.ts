import type { Check, CheckId, GalleryPhoto, RulesChange, Verdict } from '@vesika/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  type RejudgementRow,
  rejudgements,
  type UserPhotoRow,
} from '../../../platform/database/schema/index.ts';

export async function findRejudgement(db: Database, photoId: string): Promise<RejudgementRow | undefined> {
  return (await findRejudgements(db, [photoId])).get(photoId);
}

/** By photo; there is none of a photo whose rules are those of then. */
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

/** By the rules of now, which are those of then where nothing has changed. */
export function checksOfNow(
  { report }: Pick<UserPhotoRow, 'report'>,
  rejudgement: Pick<RejudgementRow, 'checks'> | undefined,
): readonly Check[] {
  return rejudgement?.checks ?? report.checks;
}

export function rulesChange(rejudgement: RejudgementRow | undefined): RulesChange | null {
  if (!rejudgement?.isTold) return null;
  const { judgedAt, checks, differences } = rejudgement;
  return { judgedAt: judgedAt.toISOString(), checks, differences };
}

export function rulesChangeSummary(rejudgement: RejudgementRow | undefined): GalleryPhoto['rulesChange'] {
  if (!rejudgement?.isTold) return null;
  const { judgedAt, checks } = rejudgement;
  return {
    judgedAt: judgedAt.toISOString(),
    failed: judgedAs('fail', checks),
    undetermined: judgedAs('undetermined', checks),
  };
}

export function judgedAs(wanted: Verdict, checks: readonly Check[]): CheckId[] {
  return checks.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);
}
