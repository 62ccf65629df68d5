import { useEffect } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageHandle } from '../routing/page-handle.ts';
import { startOffline } from './start-offline.ts';

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
