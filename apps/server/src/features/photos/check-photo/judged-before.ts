import { type JudgingRules, judgePhoto } from '@vesika/engine/judge';
import type { PhotoCheck } from '@vesika/report';
import { photoCheckSchema } from '@vesika/report/photo-check';
import { z } from 'zod';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../platform/storage/storage-key.ts';
import { checkKey } from '../picture-keys.ts';

/*
 * How a finished file was measured last lies beside it, as private as the picture itself and gone with it: answers,
 * the age of a child and a page that is opened again need no second look.
 */

const keptSchema = z.object({
  /** What was measured is of one size and one background. */
  rulesSha256: z.string(),
  check: photoCheckSchema,
});
type Kept = z.infer<typeof keptSchema>;

export type FinishedCheck = Extract<PhotoCheck, { meaning: 'finished' }>;

export async function keepFinishedCheck(storage: Storage, original: StorageKey, kept: Kept): Promise<void> {
  await storage.put(checkKey(original), Buffer.from(JSON.stringify(kept)));
  // Deleted meanwhile, it leaves nothing behind.
  if ((await storage.bytesOf(original)) === undefined) await storage.delete(checkKey(original));
}

/** Undefined where the file was not measured for these rules, or is kept in a form of before. */
export async function finishedCheckBefore(
  storage: Storage,
  original: StorageKey,
  rulesSha256: string,
): Promise<FinishedCheck | undefined> {
  const bytes = await storage.get(checkKey(original));
  const kept = bytes && keptSchema.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!kept?.success || kept.data.rulesSha256 !== rulesSha256) return undefined;
  return kept.data.check.meaning === 'finished' ? kept.data.check : undefined;
}

/** The same measures by other answers. */
export function judgedAnew({ report, ...check }: FinishedCheck, rules: JudgingRules): FinishedCheck {
  return { ...check, report: { ...report, ...judgePhoto(report, rules) } };
}
