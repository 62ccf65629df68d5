import type { Clock } from '../../platform/clock/clock.ts';

/** How often something was had from an address within a day, counted in this process from the first time on. */
export interface AddressCounts {
  isUsedUp(address: string): boolean;
  /** False where there are none left. */
  take(address: string): boolean;
}

const dayMs = 86_400_000;
const addressesMax = 100_000;

export function createAddressCounts({ perDay, clock }: { perDay: number; clock: Clock }): AddressCounts {
  /** In the order of their beginning. */
  const counts = new Map<string, { taken: number; endsAt: number }>();

  function countOf(address: string) {
    const found = counts.get(address);
    return found && found.endsAt > clock() ? found : undefined;
  }

  function isUsedUp(address: string): boolean {
    return (countOf(address)?.taken ?? 0) >= perDay;
  }

  function take(address: string): boolean {
    if (isUsedUp(address)) return false;
    const found = countOf(address);
    if (found) found.taken += 1;
    else begin(address);
    return true;
  }

  function begin(address: string): void {
    counts.delete(address);
    const [oldest] = counts.keys();
    if (oldest !== undefined && counts.size >= addressesMax) counts.delete(oldest);
    counts.set(address, { taken: 1, endsAt: clock() + dayMs });
  }

  return { isUsedUp, take };
}
