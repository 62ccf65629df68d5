import { createContext, use } from 'react';
import { useHydrated } from '../../shell/routing/use-hydrated.ts';

/** Address in the code of the page. */
export const WrittenOrigin = createContext('');

/** Replaces the address that the server wrote, which may not know its own, by that of the reader's browser. */
export function useSiteOrigin(): (code: string) => string {
  const written = use(WrittenOrigin);
  const isHydrated = useHydrated();
  return (code) => (isHydrated && written !== '' ? code.replaceAll(written, window.location.origin) : code);
}
