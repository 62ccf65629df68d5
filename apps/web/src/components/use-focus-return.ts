import { useMemo, useRef } from 'react';

/** For dialogs that no button of their own opens: the focus comes back to where it was before them. */
export function useFocusReturn() {
  const place = useRef<Element | null>(null);
  return useMemo(
    () => ({
      remember: (element: Element | null = document.activeElement) => {
        place.current = element;
      },
      // The dialog holds the focus until it is gone.
      giveBack: () => {
        setTimeout(() => {
          if (place.current instanceof HTMLElement) place.current.focus();
        });
      },
    }),
    [],
  );
}
