import type { Check, CheckId } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { composePhoto } from '../../packages/engine/src/compose-photo.ts';
import { inspectOriginal } from '../../packages/engine/src/inspect-original.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { observeOriginal } from '../../packages/engine/src/observe-original.ts';
import { type CompliantPortrait, compliantPortraits } from './labels.ts';

/** By whose rules every compliant portrait is judged. */
export const countries = ['DE', 'US', 'GB', 'IN', 'CA'] as const;

/** These compare numbers of pixels, and cannot be wrong about them. */
export const ofOriginalSize: ReadonlySet<CheckId> = new Set<CheckId>(['upscaling', 'source-completeness']);

export interface JudgedPhoto {
  portrait: CompliantPortrait;
  country: string;
  /** In what the portrait is not at fault. */
  checks: Check[];
  /** Checks of the original by which the person is sent back to the camera; only looked at for Germany. */
  retakes: Check[];
}

/** A photo of every compliant portrait for every country, as the product makes it. */
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
