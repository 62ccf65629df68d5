import { useSyncExternalStore } from 'react';
import { store, stored } from './session/stored.ts';

export type Theme = 'light' | 'dark';

export const themeStorageKey = 'theme';

export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
  return { theme, toggleTheme };
}

function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function toggleTheme() {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  store('localStorage', themeStorageKey, next);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', followSystem);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', followSystem);
  };
}

function followSystem({ matches }: MediaQueryListEvent) {
  if (stored('localStorage', themeStorageKey) === null)
    document.documentElement.dataset.theme = matches ? 'dark' : 'light';
}
