import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page still has to look as it was served. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
