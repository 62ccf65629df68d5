import { useMemo, useRef } from 'react';

/**
 * Props for the content of a dialog, which give the focus back to what had it before, or to the page if that cannot
 * take it. Radix gives it back only to a trigger.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return useMemo(
    () => ({
      // Radix reports no opening if an effect of the content takes the focus; a ref is set before effects run.
      ref: (content: HTMLElement | null) => {
        const { activeElement } = document;
        if (content && !content.contains(activeElement)) before.current = activeElement;
      },
      onCloseAutoFocus: (event: Event) => {
        // The page may have moved the focus already.
        if (!isFocusLost()) return event.preventDefault();
        if (before.current instanceof HTMLElement) before.current.focus();
        if (isFocusLost()) document.getElementById('content')?.focus({ preventScroll: true });
        // Radix focuses a trigger now. Safari does not focus a button that is clicked, so it may not be `before`.
      },
    }),
    [],
  );
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
