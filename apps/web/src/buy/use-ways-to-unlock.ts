import { useQuery } from '@tanstack/react-query';
import { packagesHeldQuery } from '../shell/api/active-package.ts';
import { type WayToUnlock, wayToUnlock } from './way-to-unlock.ts';

export function useWaysToUnlock(): (countryCode: string) => WayToUnlock | null {
  const { data: held, isError } = useQuery(packagesHeldQuery);
  if (!held) return () => (isError ? { step: 'buy', reason: 'no-package' } : null);
  return (countryCode) => wayToUnlock({ held, countryCode, now: new Date() });
}
