import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the inner size of an element in CSS px. */
export function useSize(element: RefObject<HTMLElement | null>): { widthPx: number; heightPx: number } {
  const [size, setSize] = useState({ widthPx: 1, heightPx: 1 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setSize({ widthPx: current.clientWidth, heightPx: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
