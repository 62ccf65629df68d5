import { useEffect } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageHandle } from '../routing/page-handle.ts';
import { startOffline } from './start-offline.ts';

/** Lets the wizard and the check start without a network the next time. */
export function OfflineStart() {
  const language = useLanguage();
  const texts = usePageHandle().texts.join(' ');
  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    const begin = () => void startOffline(language, texts).catch(() => {});
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, [language, texts]);
  return null;
}
