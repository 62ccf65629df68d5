import type { JudgingRules } from '@vesika/engine/judge';
import type { PhotoCheck } from '@vesika/report';
import { photoCheckSchema } from '@vesika/report/photo-check';
import { z } from 'zod';
import type { Storage } from '../../../../platform/storage/storage.ts';
import type { StorageKey } from '../../../../platform/storage/storage-key.ts';
import { checkKey } from '../../files/picture-keys.ts';
import { judgeChecked } from '../../making-record/judge-own-file.ts';

/** Stored privately beside the file, so that new answers or a reopened page are judged without running the engine. */

const keptSchema = z.object({
  /** The measurement depends on size and background of these rules. */
  rulesSha256: z.string(),
  check: photoCheckSchema,
});
type Kept = z.infer<typeof keptSchema>;

export type FinishedCheck = Extract<PhotoCheck, { meaning: 'finished' }>;

export async function keepFinishedCheck(storage: Storage, original: StorageKey, kept: Kept): Promise<void> {
  await storage.put(checkKey(original), Buffer.from(JSON.stringify(kept)));
  // The original may have been deleted meanwhile.
  if ((await storage.bytesOf(original)) === undefined) await storage.delete(checkKey(original));
}

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

export function judgedAnew({ report, ...check }: FinishedCheck, rules: JudgingRules): FinishedCheck {
  return { ...check, report: { ...report, ...judgeChecked(report, rules) } };
}
