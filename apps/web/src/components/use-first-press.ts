import { type ComponentType, useCallback, useEffect, useState, useTransition } from 'react';
import { atIdle } from './at-idle.ts';

/**
 * For a button that stands in for a component which is loaded only when it is wanted: at idle, or when a pointer or the
 * focus reaches the button. A press while it loads shows at once, and a failed load is tried again by the next press.
 * Does without Suspense, which would show the button again for a third of a second even when nothing is left to load.
 * `load` must be the same function every time.
 */
export function useFirstPress<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Opened, setOpened] = useState<ComponentType<Props> | null>(null);
  const [isOpening, startOpening] = useTransition();
  const loadQuietly = useCallback(() => load().catch(() => null), [load]);
  const preload = () => void loadQuietly();
  useEffect(() => atIdle([loadQuietly], (act) => void act()), [loadQuietly]);
  return {
    Opened,
    pressProps: {
      'data-pressed': isOpening ? '' : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () =>
        startOpening(async () => {
          const arrived = await loadQuietly();
          if (arrived) setOpened(() => arrived.default);
        }),
    },
  };
}
