import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the element has that much room, whatever stands beside it. */
export function useWide(element: RefObject<HTMLElement | null>, widthPx: number): boolean {
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWide(current.clientWidth >= widthPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, widthPx]);
  return wide;
}
