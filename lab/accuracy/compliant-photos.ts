import type { Check, CheckId } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { composePhoto } from '../../packages/engine/src/compose-photo.ts';
import { inspectOriginal } from '../../packages/engine/src/inspect-original.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { observeOriginal } from '../../packages/engine/src/observe-original.ts';
import { type CompliantPortrait, compliantPortraits } from './labels.ts';

/** Countries whose passport rules every compliant portrait is judged by. */
export const countries = ['DE', 'US', 'GB', 'IN', 'CA'] as const;

/** Checks that compare pixel counts, so they cannot give a false verdict. */
export const ofOriginalSize: ReadonlySet<CheckId> = new Set<CheckId>(['upscaling', 'source-completeness']);

export interface JudgedPhoto {
  portrait: CompliantPortrait;
  country: string;
  /** Checks for which the portrait has no labelled fault. */
  checks: Check[];
  /** Failed checks of the original that require a new photo; evaluated for Germany only. */
  retakes: Check[];
}

/** Makes and judges the passport photo of every compliant portrait for every country. */
export async function judgeCompliant(sessions: Sessions): Promise<JudgedPhoto[]> {
  const judged: JudgedPhoto[] = [];
  for (const portrait of compliantPortraits) {
    const bytes = readPortrait(portrait.path);
    const observation = await observeOriginal(bytes, sessions);
    const ofIts = (check: Check) => !portrait.atFault.includes(check.id);
    for (const country of countries) {
      const { requirement } = findRequirement({ countryCode: country, documentType: 'passport' })!;
      const { report } = await composePhoto(bytes, observation, { requirement }, sessions);
      const found =
        country === 'DE' ? (await inspectOriginal(bytes, observation, { requirement })).findings : [];
      judged.push({
        portrait,
        country,
        checks: report.checks.filter(ofIts),
        retakes: found.filter(({ remedy }) => remedy === 'retake').filter(ofIts),
      });
    }
  }
  return judged;
}
