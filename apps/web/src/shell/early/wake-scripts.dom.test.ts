import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferScripts } from './defer-scripts.ts';
import { wakeScripts } from './wake-scripts.ts';

/** Scripts in the form that React Router writes. */
const served =
  '<link rel="modulepreload" href="/assets/a.js"/><script type="module" async="">import "/assets/a.js"</script>';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 100));
  vi.stubGlobal('PerformanceObserver', undefined);
  document.body.innerHTML = deferScripts(served);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.languagePending;
  // Ends the waiting of a page that no test woke.
  window.dispatchEvent(new Event('keydown'));
});

const isFetched = () => document.querySelector('link[rel=modulepreload]') !== null;
const runs = () => document.querySelectorAll('script[type=module]').length;
const touchScreen = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

it('neither fetches nor runs the scripts of a page before it is asked to', () => {
  expect([isFetched(), runs()]).toEqual([false, 0]);
});

it('refuses a page whose scripts React Router has written in another way', () => {
  expect(() => deferScripts('<script type="module">import "/assets/a.js"</script>')).toThrow(/no scripts/);
});

it('runs the scripts of a working page shortly after it is there', () => {
  wakeScripts({ waitsForVisitor: false });
  document.dispatchEvent(new Event('DOMContentLoaded'));
  vi.advanceTimersByTime(1000);
  expect([isFetched(), runs()]).toEqual([true, 1]);
  expect(document.querySelector('script[type=module]')?.textContent).toBe('import "/assets/a.js"');
});

it.each(['pointerdown', 'keydown', 'wheel'])(
  'runs the scripts of a quiet page at the first %s, once',
  (sign) => {
    wakeScripts({ waitsForVisitor: true });
    expect(runs()).toBe(0);
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    expect(runs()).toBe(1);
  },
);

it('does not take a pointer that rests for one that moves', () => {
  wakeScripts({ waitsForVisitor: true });
  window.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }));
  expect(runs()).toBe(0);
  window.dispatchEvent(new PointerEvent('pointermove', { movementX: 3, movementY: 0 }));
  expect(runs()).toBe(1);
});

it('only fetches the scripts of a quiet page when the browser is idle', () => {
  touchScreen(false);
  wakeScripts({ waitsForVisitor: true });
  window.dispatchEvent(new Event('load'));
  expect(isFetched()).toBe(false);
  vi.advanceTimersByTime(1000);
  expect([isFetched(), runs()]).toEqual([true, 0]);
});

it('runs them too on a touch screen, where nothing announces the first press', () => {
  touchScreen(true);
  wakeScripts({ waitsForVisitor: true });
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
  expect(runs()).toBe(1);
});

it('does not wait for the visitor when the page is in another language than the visitor reads', () => {
  document.documentElement.dataset.languagePending = '';
  wakeScripts({ waitsForVisitor: true });
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(runs()).toBe(1);
});
