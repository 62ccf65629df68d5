import { glassesPermission } from '@vesika/requirements/policies';
import { bareBridgeMax, bareBridgePallorMax, bareFrameMax, frameMin } from '../measure/coverings/glasses.ts';
import type { Findings } from './findings.ts';

type GlassesWorn = 'no' | 'maybe' | 'yes';

/**
 * Whether glasses are worn. Clear evidence in the picture overrides the person's answer; rimless glasses are known
 * from the answer only.
 */
export function glassesWorn({ natives, answers }: Pick<Findings, 'natives' | 'answers'>): GlassesWorn {
  const strength = natives.glassesStrength ?? null;
  if (strength !== null && strength >= frameMin) return 'yes';
  if (answers.glasses) return answers.glasses === 'none' ? 'no' : 'yes';
  // Reports from before these measures lack the bridge.
  const { glassesBridge, glassesBridgePallor } = natives;
  const isBridgeBare =
    (glassesBridge ?? 0) <= bareBridgeMax && (glassesBridgePallor ?? 0) <= bareBridgePallorMax;
  const isBare = strength !== null && strength <= bareFrameMax && isBridgeBare;
  return isBare ? 'no' : 'maybe';
}

/**
 * Whether the record refuses the glasses that are worn. The photo fails then, so questions about the lenses are
 * pointless.
 */
export function glassesRefused({ requirement, answers }: Findings): boolean {
  const permission = glassesPermission(requirement);
  return permission === 'forbidden' || (permission === 'medical' && answers.glasses !== 'worn-medical');
}
