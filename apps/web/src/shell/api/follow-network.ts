import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { unreachableEvent } from './request.ts';

const askAgainMs = 3_000;

/**
 * Pauses queries while the service cannot be reached, and resumes them when it answers again. Browsers claim to be
 * online in any network, even without the internet, so a request that got no answer counts too.
 */
export function followNetwork(): () => void {
  let asking: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) onlineManager.setOnline(true);
    else if (asking !== undefined) asking = setTimeout(() => void ask(), askAgainMs);
    if (answer?.ok) asking = undefined;
  };
  const lose = () => {
    onlineManager.setOnline(false);
    asking ??= setTimeout(() => void ask(), askAgainMs);
  };
  window.addEventListener(unreachableEvent, lose);
  if (!navigator.onLine) lose();
  return () => {
    window.removeEventListener(unreachableEvent, lose);
    clearTimeout(asking);
    asking = undefined;
  };
}

/** Whether the service could be reached when it was last asked. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
}
