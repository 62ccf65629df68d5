import { findRequirement } from '@vesika/requirements';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { cutFrame } from '../../packages/engine/src/cut-frame.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { observeOriginal } from '../../packages/engine/src/observe-original.ts';
import { planFor } from '../../packages/engine/src/photo-plan.ts';
import { errorOf, type MatteError, truthIn, truthRaster } from '../people/matte-error.ts';

/** A country with a tight frame and one with a wide frame. */
export const framedFor = ['DE', 'US'] as const;

export type FrameErrors = Record<(typeof framedFor)[number], MatteError>;

/** Errors of the mattes within the frames of finished passport photos. */
export async function frameErrors(sessions: Sessions, portraits: readonly string[]): Promise<FrameErrors[]> {
  const results: FrameErrors[] = [];
  for (const portrait of portraits) {
    const source = readPortrait(portrait);
    const observation = await observeOriginal(source, sessions);
    const truth = await truthRaster(portrait);
    const errorFor = async (countryCode: string): Promise<MatteError> => {
      const { requirement } = findRequirement({ countryCode, documentType: 'passport' })!;
      const plan = planFor({ requirement, background: 'replace' });
      const { matte, frame, covered } = await cutFrame(source, observation, plan);
      return errorOf(matte, truthIn(truth, frame.toOutput, plan.size), covered);
    };
    results.push({ DE: await errorFor('DE'), US: await errorFor('US') });
  }
  return results;
}
