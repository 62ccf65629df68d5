import type { BegunPhoto } from '../../../shell/session/begun-photo.ts';
import type { Visit } from '../../../take/original/visit.tsx';
import type { Arrival } from './wizard-state.ts';

interface Circumstances extends Pick<Visit, 'carried' | 'handedOver'> {
  originalOf: string | null;
  namesPhoto: boolean;
  begun: BegunPhoto | null;
  isResumed: boolean;
}

export function arrivalOf(circumstances: Circumstances): Arrival {
  const { originalOf, carried, handedOver, namesPhoto, begun, isResumed } = circumstances;
  if (originalOf !== null) return { kind: 'original' };
  if (carried) return { kind: 'carried', ...carried };
  const isOwn = (begun?.isHere ?? false) && isResumed;
  if ((namesPhoto || isOwn) && !handedOver) return { kind: 'return' };
  return { kind: begun ? 'elsewhere' : 'fresh' };
}

export function isDocumentReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}
