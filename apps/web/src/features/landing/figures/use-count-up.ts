import { type RefObject, useEffect, useState } from 'react';

const countingMs = 900;

export function useCountUp(value: number, ref: RefObject<Element | null>): number {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const element = ref.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || isStill || element.getBoundingClientRect().top < window.innerHeight) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const began = performance.now();
      const step = (now: number) => {
        const done = Math.min(1, (now - began) / countingMs);
        setShown(Math.round(value * (1 - (1 - done) ** 3)));
        if (done < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value, ref]);
  return shown;
}
