import type { Answers } from '@vesika/report';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import { rejudgements, type UserPhotoRow, userPhotos } from '../../../schema/index.ts';
import type { RequirementLookup } from '../../requirements/index.ts';
import { requireOwnPhoto } from '../files/photo-rows.ts';
import { judgeByRules, percentPassed, rejudge } from '../rules/judging.ts';
import { findRejudgement } from '../rules/rejudgements.ts';
import { type RulesOfPhoto, rulesOfPhoto } from '../rules/rules-of-photo.ts';
import { findRulesVersion } from '../rules/rules-version.ts';

export function answerQuestions(
  { db, requirementFor }: { db: Database; requirementFor: RequirementLookup },
  caller: Caller,
  { photoId, given }: { photoId: string; given: Answers },
): Promise<UserPhotoRow> {
  return db.transaction(async (tx) => {
    const row = await requireOwnPhoto(tx, caller, photoId, { forUpdate: true });
    return answer(tx, { row, rules: await rulesOfPhoto(tx, row, requirementFor), given });
  });
}

interface Answering {
  row: UserPhotoRow;
  rules: RulesOfPhoto;
  given: Answers;
}

async function answer(tx: Database, { row, rules, given }: Answering): Promise<UserPhotoRow> {
  const answers = { ...row.answers, ...given };
  const judged = judgeByRules({ ...row, answers }, rules.version, rules.basis === 'default');
  const report = { ...row.report, ...judged };
  const changed = { answers, report, aiValidationScore: percentPassed(report) };
  await tx.update(userPhotos).set(changed).where(eq(userPhotos.id, row.id));
  const answered = { ...row, ...changed };
  await judgeAnew(tx, answered, rules);
  return answered;
}

async function judgeAnew(tx: Database, row: UserPhotoRow, { version }: RulesOfPhoto): Promise<void> {
  const found = await findRejudgement(tx, row.id);
  if (!found) return;
  const current = await findRulesVersion(tx, found.requirementSha256);
  await tx
    .update(rejudgements)
    .set(rejudge(row, version, current))
    .where(eq(rejudgements.photoId, row.id));
}
