import { type RefObject, useLayoutEffect, useState } from 'react';

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
