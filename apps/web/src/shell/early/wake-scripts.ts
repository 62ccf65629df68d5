/**
 * Fetches and runs the scripts that deferScripts put to sleep: once the page has been painted, or, with `waitsForVisitor`,
 * at the first input. Such a page fetches its scripts when the browser is idle, and on a touch screen also runs them then,
 * because no pointer movement precedes the first press. The function is self-contained, because `earlyScript` puts its
 * source into the page.
 */
export function wakeScripts({ waitsForVisitor }: { waitsForVisitor: boolean }): void {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];
  let isAwake = false;

  if (waitsForVisitor) {
    for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true });
    window.addEventListener('load', () =>
      atIdle(() => {
        fetchScripts();
        if (window.matchMedia('(hover: none)').matches) atIdle(wake);
      }),
    );
    const isInOtherLanguage = document.documentElement.dataset.languagePending !== undefined;
    if (isInOtherLanguage) document.addEventListener('DOMContentLoaded', wake);
  } else {
    oncePainted(() => {
      fetchScripts();
      wake();
    });
  }

  function onSign(event: Event): void {
    // Browsers report a pointer that rests where the page appears as a move.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
      return;
    wake();
  }

  function wake(): void {
    if (isAwake) return;
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', wake);
      return;
    }
    isAwake = true;
    for (const sign of signs) window.removeEventListener(sign, onSign, true);
    for (const asleep of document.querySelectorAll('script[type="text/x-asleep"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = asleep.textContent;
      document.body.append(script);
    }
  }

  function fetchScripts(): void {
    for (const asleep of document.querySelectorAll<HTMLLinkElement>('link[rel=asleep]')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = asleep.href;
      asleep.replaceWith(link);
    }
  }

  function oncePainted(act: () => void): void {
    try {
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName('first-contentful-paint').length === 0) return;
        observer.disconnect();
        act();
      }).observe({ type: 'paint', buffered: true });
    } catch {
      // Some browsers do not report their paints; the pause below is enough there.
    }
    document.addEventListener('DOMContentLoaded', () => {
      if (document.hidden) act();
      else setTimeout(act, 1000);
    });
  }

  function atIdle(act: () => void): void {
    if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 4000 });
    else setTimeout(act, 1500);
  }
}
