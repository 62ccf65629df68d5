import type { Check } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { composePhoto } from '../../packages/engine/src/compose-photo.ts';
import { EngineError } from '../../packages/engine/src/errors.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { observeOriginal } from '../../packages/engine/src/observe-original.ts';
import { type OpenPortrait, openPortraits } from '../fit/coverings/open-people.ts';

export interface JudgedPerson {
  portrait: OpenPortrait;
  /** Null if the portrait was refused. */
  checks: Check[] | null;
}

/** Makes German passport photos of the even-numbered portraits, which were not used for fitting. */
export async function judgeOpenPeople(sessions: Sessions): Promise<JudgedPerson[]> {
  const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;
  const judged: JudgedPerson[] = [];
  for (const portrait of openPortraits().filter(({ half }) => half === 'report')) {
    const bytes = readPortrait(portrait.path);
    try {
      const observation = await observeOriginal(bytes, sessions);
      const { report } = await composePhoto(bytes, observation, { requirement }, sessions);
      judged.push({ portrait, checks: report.checks });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      judged.push({ portrait, checks: null });
    }
  }
  return judged;
}
