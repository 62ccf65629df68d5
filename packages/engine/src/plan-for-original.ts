import { chooseFrame } from './cut-frame.ts';
import type { PhotoRequest } from './engine.ts';
import { leastOutputSize } from './frame/output-size.ts';
import type { PhotoLimits } from './limits/photo-limits.ts';
import type { Observation } from './observation/observation.ts';
import { type Plan, planFor } from './photo-plan.ts';

/**
 * The plan for one original. If the original would have to be enlarged beyond the limit, the photo gets the
 * record's least density, unless a density was requested.
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
  const { frame } = chooseFrame(observation, { ...plan, limits: enlargedAtWill(plan.limits) });
  return frame.scale > plan.limits.upscaling.max ? { ...plan, size: least } : plan;
}

/**
 * Removes the limit on enlargement, so that the frame does not sacrifice another band for it; a lower density
 * costs nothing.
 */
function enlargedAtWill(limits: PhotoLimits): PhotoLimits {
  return { ...limits, upscaling: { ...limits.upscaling, max: Number.POSITIVE_INFINITY } };
}
