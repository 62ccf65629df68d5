import type { Check } from '@vesika/report';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import { eyesHidden } from './eyes-hidden.ts';
import type { EarlyFindings } from './findings.ts';
import { judge, settled } from './judge.ts';
import { worstOf } from './worst-of.ts';

/** Light mirrored in an iris outshines the dark around it by 0.73 and more, anything about a lowered lid by at most 0.71. */
const catchLightMin = 0.72;
/**
 * Height over width: closed eyes 0.04 to 0.11, lids half down 0.18 to 0.25, most eyes at rest from 0.26. Eyes that are
 * narrow by nature, or by a laugh, lie among the half closed ones; light mirrored in both irises tells them apart.
 */
const aspect = { openMin: 0.26, unlitMin: 0.24, narrowMin: 0.17, closedBelow: 0.15 } as const;
/** ISO/IEC 29794-5's own measure, over the distance from eyes to chin: lids half down 0.055, eyes at rest from 0.066. */
const openness = { openMin: 0.066, unlitMin: 0.06, narrowMin: 0.045, closedBelow: 0.042 } as const;
/** Eyes have 0.8 and more, closed lids with their lashes too; bad prints 0.5, plasters and patches next to nothing. */
const contrast = { seenMin: 0.45, coveredBelow: 0.2 } as const;

/**
 * The less open eye, by whichever of two ratios is worse, and whether there is anything of an eye at all.
 * Undetermined between open and closed, and where glasses or hair hide the eyes; then the person's answer decides.
 */
export function eyesOpen({ natives, answers }: EarlyFindings): Check {
  const hidden = eyesHidden(natives);
  const { catchLightProminence: catchLight } = natives;
  // Of photos kept from before it was measured, nobody knows.
  const from = catchLight == null ? 'unlitMin' : catchLight > catchLightMin ? 'narrowMin' : 'openMin';
  const seen = (
    measure: 'opening' | 'openingToChin',
    value: number | null | undefined,
    limit: typeof aspect | typeof openness,
  ) =>
    judge({
      id: 'eyes-open',
      measure,
      value: hidden ? null : value,
      limit: { min: limit[from], max: null },
      failBeyond: { min: limit.closedBelow },
      source: standardLimit('ISO/IEC 39794-5, both eyes open naturally'),
      problems: { low: 'closed' },
    });
  const measured = worstOf([
    seen('opening', natives.eyeAspectRatio, aspect),
    seen('openingToChin', natives.eyesOpenness, openness),
    judge({
      id: 'eyes-open',
      measure: 'iris',
      value: hidden ? null : natives.irisContrast,
      limit: { min: contrast.seenMin, max: null },
      failBeyond: { min: contrast.coveredBelow },
      source: ownLimit('Both irises are seen'),
      problems: { low: 'covered' },
    }),
  ]);
  return settled(measured, answers['eyes-open'], { open: null, closed: 'closed' });
}
