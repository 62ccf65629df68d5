import { useEffect, useRef } from 'react';

/** Where one view takes the place of another, keyboards and screen readers go on at its heading. */
export function useHeadingFocus(view: string | null): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current !== null && view !== null && before.current !== view) {
      document.querySelector<HTMLElement>('main h1')?.focus();
    }
    before.current = view;
  }, [view]);
}
