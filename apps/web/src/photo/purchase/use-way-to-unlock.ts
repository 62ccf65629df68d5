import { useQuery } from '@tanstack/react-query';
import type { PreviewReason } from '@vesika/contract';
import { useState } from 'react';
import { packagesHeldQuery } from '../../api/active-package.ts';
import { packagesOf, type WayToUnlock, wayToUnlock } from './way-to-unlock.ts';

/** Null until it is known what there is to pay with. */
export function useWayToUnlock(reason: PreviewReason): WayToUnlock | null {
  const { data: held, isError } = useQuery(packagesHeldQuery);
  const [heldThen, setHeldThen] = useState<readonly string[]>();
  if (heldThen === undefined && held) setHeldThen(packagesOf(held).map(({ id }) => id));
  // Who cannot be asked what he has may still buy.
  if (!held) return isError ? { step: 'buy', reason: 'no-package' } : null;
  return wayToUnlock({ reason, held, heldThen: heldThen ?? [], now: new Date() });
}
