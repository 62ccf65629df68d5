import { type ComponentType, useEffect, useState, useTransition } from 'react';
import { atIdle } from './at-idle.ts';

/**
 * For a button that stands in for what is fetched when somebody wants it: fetched at idle, or when a hand comes near,
 * it is there at the first press, and that press is seen at once. `load` stays the same all the time. Without
 * Suspense, which would show the button again for a third of a second even where nothing is left to fetch.
 */
export function useFirstPress<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Opened, setOpened] = useState<ComponentType<Props> | null>(null);
  const [isOpening, startOpening] = useTransition();
  // What could not be fetched is asked for again by the next press.
  const fetched = () => load().catch(() => null);
  const preload = () => void fetched();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => atIdle([preload], (act) => act()), []);
  return {
    /** What was asked for, open; null before. */
    Opened,
    pressProps: {
      'data-pressed': isOpening ? '' : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () =>
        startOpening(async () => {
          const arrived = await fetched();
          if (arrived) setOpened(() => arrived.default);
        }),
    },
  };
}
