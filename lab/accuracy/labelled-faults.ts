import { type Check, type CheckId, questionOf } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { composePhoto } from '../../packages/engine/src/compose-photo.ts';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { inspectOriginal } from '../../packages/engine/src/inspect-original.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { observeOriginal } from '../../packages/engine/src/observe-original.ts';
import { faultyPortraits } from './labels.ts';

/** `asked`: undetermined with a question to the person; `doubted`: undetermined without one. */
export type Outcome = 'caught' | 'asked' | 'doubted' | 'missed' | 'refused';

export interface JudgedFault {
  portrait: string;
  what: string;
  outcome: Outcome;
  /** The check that noticed the fault, or the error code of the refusal. */
  by: string;
}

/** Norway refuses glasses; Germany allows them, so its report judges the lenses. */
const countries = ['NO', 'DE'] as const;

/** Judges each labelled fault on the original or on the photo made from it. */
export async function judgeLabelledFaults(sessions: Sessions): Promise<JudgedFault[]> {
  const judged: JudgedFault[] = [];
  for (const { path, faults } of faultyPortraits) {
    const seen = await look(path, sessions);
    for (const { what, checks } of faults) {
      const { outcome, by } = typeof seen === 'string' ? refused(seen) : outcomeOf(seen, checks);
      judged.push({ portrait: path, what, outcome, by });
    }
  }
  return judged;
}

/** Out: all checks, or the code of the error that refused the portrait. */
async function look(path: string, sessions: Sessions): Promise<Check[] | string> {
  const bytes = readPortrait(path);
  const checks: Check[] = [];
  try {
    const observation = await observeOriginal(bytes, sessions);
    for (const countryCode of countries) {
      const { requirement } = findRequirement({ countryCode, documentType: 'passport' })!;
      const { findings } = await inspectOriginal(bytes, observation, { requirement });
      const { report } = await composePhoto(bytes, observation, { requirement }, sessions);
      checks.push(...findings, ...report.checks);
    }
    return checks;
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
}

function refused(code: string) {
  return { outcome: 'refused' as const, by: code };
}

function outcomeOf(seen: readonly Check[], ids: readonly CheckId[]): { outcome: Outcome; by: string } {
  const about = seen.filter(({ id }) => ids.includes(id));
  const failed = about.find(({ verdict }) => verdict === 'fail');
  if (failed) return { outcome: 'caught', by: failed.id };
  const unsure = about.filter(({ verdict }) => verdict === 'undetermined');
  const requested = unsure.find((check) => questionOf(check));
  if (requested) return { outcome: 'asked', by: requested.id };
  if (unsure[0]) return { outcome: 'doubted', by: unsure[0].id };
  return { outcome: 'missed', by: ids.join(', ') };
}
