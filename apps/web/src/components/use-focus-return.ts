import { useMemo, useRef } from 'react';

/**
 * Handlers for the content of a dialog, which give the focus back to what had it before, or to the page if that has
 * gone. Radix gives it back only to a trigger.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return useMemo(
    () => ({
      onOpenAutoFocus: () => {
        before.current = document.activeElement;
      },
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault();
        const { activeElement, body } = document;
        // The page may have moved the focus already.
        if (activeElement !== null && activeElement !== body) return;
        const place = before.current;
        if (place instanceof HTMLElement && place !== body && place.isConnected) place.focus();
        else document.getElementById('content')?.focus({ preventScroll: true });
      },
    }),
    [],
  );
}
