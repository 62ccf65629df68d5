import { useSyncExternalStore } from 'react';

const query = '(min-width: 64rem)';

/** Whether two pictures fit beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
