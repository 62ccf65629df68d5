import { isLanguage } from '@vesika/messages';

/** The landing page under each of its addresses: `/`, `/index-new`, and one per language. */
export function isLandingPath(pathname: string): boolean {
  const name = pathname.replaceAll('/', '');
  return name === '' || name === 'index-new' || (isLanguage(name) && !pathname.slice(1, -1).includes('/'));
}
