import { useEffect, useRef } from 'react';

/**
 * Figures below the fold have stopped rolling before anybody sees them: once the page has its scripts, they
 * roll again when they first come into sight. Figures in sight are left alone.
 */
export function useRollOnSight<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      element.dataset.roll = 'again';
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
