import type { Database } from '../../../../platform/database/database.ts';
import type { UserPhotoRow } from '../../../../platform/database/schema/index.ts';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { currentChecks, findRejudgement, judgedAs } from '../../rules/rejudgements.ts';

/** Under the current rules a photo that passed may fail. */
export async function refuseFailed(db: Database, row: UserPhotoRow): Promise<void> {
  const failed = judgedAs('fail', currentChecks(row, await findRejudgement(db, row.id)));
  if (failed.length > 0) throw new ServiceError('checks-failed', { checks: failed.join(' ') });
}
