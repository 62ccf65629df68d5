import { settleFrame } from './cut-draft.ts';
import type { PhotoRequest } from './engine.ts';
import { leastOutputSize } from './frame/output-size.ts';
import type { PhotoLimits } from './limits/photo-limits.ts';
import type { Observation } from './observation/observation.ts';
import { type Plan, planFor } from './photo-plan.ts';

/**
 * The plan for one original. Where it would have to be enlarged beyond our limit, the photo gets the least density
 * that the record allows instead; a density that was asked for stays.
 *
 * Throws: as planFor does.
 */
export function planForOriginal(
  request: PhotoRequest,
  observation: Pick<Observation, 'head' | 'source' | 'matte' | 'toPortrait'>,
): Plan {
  const plan = planFor(request);
  const least = leastOutputSize(request.requirement);
  if (request.dpi !== undefined || least.dpi >= plan.size.dpi) return plan;
  const { frame } = settleFrame(observation, { ...plan, limits: enlargedAtWill(plan.limits) });
  return frame.scale > plan.limits.upscaling.max ? { ...plan, size: least } : plan;
}

/** Else the frame would give up something better for it, while less density costs nothing. */
function enlargedAtWill(limits: PhotoLimits): PhotoLimits {
  return { ...limits, upscaling: { ...limits.upscaling, max: Number.POSITIVE_INFINITY } };
}
