import { fallbackLanguage, type Language, loadCatalogue, pageNamespaces } from '@vesika/messages';
import { useEffect } from 'react';
import { useLanguage } from '../shell/i18n/use-language.ts';
import { usePageHandle } from '../shell/routing/page-handle.ts';
import { pathIn } from '../shell/routing/site-path.ts';

/** The page's own work comes first: what is kept for later takes network and processor. */
const afterLoadMs = 4000;

/** Lets the wizard and the check start without a network the next time. */
export function OfflineStart() {
  const language = useLanguage();
  const texts = usePageHandle().texts.join(' ');
  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    let timer = 0;
    const begin = () => {
      timer = window.setTimeout(() => void startOffline(language, texts).catch(() => {}), afterLoadMs);
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      window.removeEventListener('load', begin);
      window.clearTimeout(timer);
    };
  }, [language, texts]);
  return null;
}

/** Texts of the pages that start without a network. */
const textsOfStarts = ['check', 'engine', 'report', 'supply', 'original', 'visitor', 'trip', 'family'];

/** Parts that the wizard and the check load while they are used; without a network a missing one breaks the page. */
const laterParts: readonly (() => Promise<unknown>)[] = [
  () => import('../take/camera/camera-dialog.tsx'),
  () => import('../components/flag.tsx'),
  () => import('../components/toaster-region.tsx'),
  () => import('../take/country-search/country-picker.tsx'),
  () => import('../features/check/result/check-result.tsx'),
  () => import('../features/wizard/made-photo.tsx'),
  () => import('../features/wizard/original-panel.tsx'),
  () => import('../features/wizard/requirements/requirements-card.tsx'),
  () => import('../features/wizard/result/failed-view.tsx'),
  () => import('../features/wizard/result/result-view.tsx'),
  () => import('../take/original/check/child-field.tsx'),
];

/** Registers the service worker and has it keep the pages, with what they load later. */
async function startOffline(language: Language, texts: string): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  const wanted = new Set([...texts.split(' '), ...textsOfStarts]);
  const named = pageNamespaces.filter((each) => wanted.has(each));
  await Promise.all([
    ...named.map((each) => loadCatalogue(language, each)),
    ...named.map((each) => loadCatalogue(fallbackLanguage, each)),
    ...laterParts.map((load) => load()),
  ]);
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  const { port1, port2 } = new MessageChannel();
  const isKept = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === 'kept');
  });
  active.postMessage({ paths: ['/create', pathIn(language, '/check')], loaded }, [port2]);
  if (await isKept) performance.mark('starts-offline');
}
