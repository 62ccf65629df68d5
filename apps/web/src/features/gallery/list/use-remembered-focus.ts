import { useMemo, useRef } from 'react';

export function useRememberedFocus() {
  const place = useRef<Element | null>(null);
  return useMemo(
    () => ({
      remember: (element: Element | null = document.activeElement) => {
        place.current = element;
      },
      // The dialog traps the focus until it is unmounted.
      giveBack: () => {
        setTimeout(() => {
          if (place.current instanceof HTMLElement) place.current.focus();
        });
      },
    }),
    [],
  );
}
