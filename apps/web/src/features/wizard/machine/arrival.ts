import type { Visit } from '../../../original/visit.tsx';
import type { BegunPhoto } from '../../../session/begun-photo.ts';
import type { Arrival } from './wizard-state.ts';

interface Circumstances extends Pick<Visit, 'carried' | 'handedOver'> {
  /** The earlier photo, named by the address, whose stored original is used again. */
  originalOf: string | null;
  /** True if the address names the photo that the user has paid for or signed in for. */
  namesPhoto: boolean;
  /** The photo that was started in this browser, according to its storage. */
  begun: BegunPhoto | null;
  /** True if the page was reloaded, or if the photos of this browser were just moved to an account. */
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

/** Reports whether the browser loaded this document by a reload or by its back or forward button. */
export function isDocumentReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}
