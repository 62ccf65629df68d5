import { glassesPermission } from '@vesika/requirements/policies';
import { bareBridgeMax, frameMin } from '../measure/coverings/glasses.ts';
import type { Findings } from './findings.ts';

export type GlassesWorn = 'no' | 'maybe' | 'yes';

/** What the picture shows plainly counts before what was said; rimless glasses are known only from the person. */
export function glassesWorn({ natives, answers }: Pick<Findings, 'natives' | 'answers'>): GlassesWorn {
  const strength = natives.glassesStrength ?? null;
  if (strength !== null && strength >= frameMin) return 'yes';
  if (answers.glasses) return answers.glasses === 'none' ? 'no' : 'yes';
  return strength !== null && strength <= bareBridgeMax ? 'no' : 'maybe';
}

/** Glasses that make the photo fail need no further questions. */
export function glassesRefused({ requirement, answers }: Findings): boolean {
  const permission = glassesPermission(requirement);
  return permission === 'forbidden' || (permission === 'medical' && answers.glasses !== 'worn-medical');
}
