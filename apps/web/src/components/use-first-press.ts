import { useEffect, useState, useTransition } from 'react';
import { atIdle } from './at-idle.ts';

/**
 * For a button that stands in for what is fetched when somebody wants it: fetched at idle, or when a hand comes near,
 * it is there at the first press, and that press is seen at once. `load` stays the same all the time.
 */
export function useFirstPress(load: () => Promise<unknown>) {
  const [wanted, setWanted] = useState(false);
  // Until it can be shown, what is there stays.
  const [isOpening, startOpening] = useTransition();
  // What could not be fetched is asked for again by the press.
  const preload = () => void load().catch(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => atIdle([preload], (act) => act()), []);
  return {
    wanted,
    pressProps: {
      'data-pressed': isOpening ? '' : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => startOpening(() => setWanted(true)),
    },
  };
}
