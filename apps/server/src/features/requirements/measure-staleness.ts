import { allRequirements, hasEnded, staleSources } from '@vesika/requirements';
import { dayOf } from '../../platform/clock/durations.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';

/** Counts the sources and records that an operator should look at again. In: the time in ms. */
export function measureStaleness({ staleRequirements }: Metrics, now: number): void {
  const today = dayOf(new Date(now));
  const reasons = staleSources(today).map(({ reason }) => reason);
  for (const reason of ['undated', 'unchecked_six_months'] as const) {
    staleRequirements.set({ reason }, reasons.filter((each) => each === reason).length);
  }
  const ended = allRequirements().filter((record) => hasEnded(record, today));
  staleRequirements.set({ reason: 'ended' }, ended.length);
}
