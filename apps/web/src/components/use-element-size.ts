import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of an element without its borders; 1 by 1 before it is laid out. */
export function useElementSize(element: RefObject<HTMLElement | null>): {
  widthPx: number;
  heightPx: number;
} {
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
