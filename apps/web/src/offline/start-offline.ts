import { fallbackLanguage, type Language, loadCatalogue, pageNamespaces } from '@vesika/messages';
import { pathIn } from '../routing/site-path.ts';

/** Texts of the pages that start without a network. */
const textsOfStarts = ['check', 'engine', 'report', 'supply', 'original', 'visitor', 'trip', 'family'];

/** Parts that the wizard and the check load while they are used; without a network a missing one breaks the page. */
const laterParts: readonly (() => Promise<unknown>)[] = [
  () => import('../camera/camera-dialog.tsx'),
  () => import('../components/flag.tsx'),
  () => import('../components/toaster-region.tsx'),
  () => import('../country-search/country-picker.tsx'),
  () => import('../features/check/result/check-result.tsx'),
  () => import('../features/wizard/made-photo.tsx'),
  () => import('../features/wizard/original-panel.tsx'),
  () => import('../features/wizard/requirements/requirements-card.tsx'),
  () => import('../features/wizard/result/failed-view.tsx'),
  () => import('../features/wizard/result/result-view.tsx'),
  () => import('../original/check/child-field.tsx'),
];

/** Registers the service worker and has it keep the pages, with what they load later. */
export async function startOffline(language: Language, texts: string): Promise<void> {
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
