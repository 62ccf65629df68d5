import { type Answers, type CheckId, checkIds, type PhotoReport, type Verdict } from '@vesika/report';
import type { DocumentType } from '@vesika/requirements';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { photoOutcomes, rejections, userPhotos } from '../../../schema/index.ts';
import { requirementFor } from '../../requirements/index.ts';
import { judgeByRules } from './judging.ts';
import { rulesVersionOf } from './rules-version.ts';

/** Measures of a photo that an authority refused; see `refused-photos/README.md`. */
interface RefusedPhoto {
  countryCode: string;
  documentType: DocumentType;
  variant: string;
  childAgeYears: number | null;
  answers: Answers;
  /** The check that should have noticed the authority's reason. */
  check: CheckId;
  measured: Pick<PhotoReport, 'photo' | 'measures' | 'natives' | 'changes'>;
}

/**
 * Leaves out everything that shows the person: outlines, landmarks and the place in the original. Undefined if there is
 * no such photo.
 */
export async function readRefusedPhoto(
  db: Database,
  photoId: string,
  check: CheckId,
): Promise<RefusedPhoto | undefined> {
  const [row] = await db
    .select()
    .from(userPhotos)
    .where(eq(sql`${userPhotos.id}::text`, photoId));
  if (!row) return undefined;
  const { countryCode, documentType, variant, childAgeYears, answers, report } = row;
  const { photo, measures, natives, changes } = report;
  return {
    ...{ countryCode, documentType, variant, childAgeYears, answers: answers ?? {}, check },
    measured: { photo, measures, natives, changes },
  };
}

/** Id of the account that reported that an authority refused the photo, on its purchase or in answer to our mail. */
export async function findReporter(db: Database, photoId: string): Promise<string | undefined> {
  const [report] = await db
    .select({ userId: rejections.userId })
    .from(rejections)
    .where(eq(rejections.userPhotoId, photoId))
    .union(
      db
        .select({ userId: photoOutcomes.userId })
        .from(photoOutcomes)
        .where(and(eq(photoOutcomes.photoId, photoId), eq(photoOutcomes.accepted, false))),
    )
    .limit(1);
  return report?.userId;
}

/** Today's verdict of the check that should have noticed it; `pass` if the check does not apply. */
export function verdictToday(refused: RefusedPhoto): Verdict {
  const { countryCode, documentType, variant, childAgeYears, answers, check, measured } = refused;
  const { requirement, basis } = requirementFor({ countryCode, documentType, variant });
  const { checks } = judgeByRules(
    { report: measured, childAgeYears, answers },
    rulesVersionOf(requirement),
    basis === 'default',
  );
  return checks.find(({ id }) => id === check)?.verdict ?? 'pass';
}

export function isCheckId(text: string): text is CheckId {
  return (checkIds as string[]).includes(text);
}
