import { isLanguage } from '@vesika/messages';

export function isLandingPath(pathname: string): boolean {
  const name = pathname.replaceAll('/', '');
  return name === '' || name === 'index-new' || (isLanguage(name) && !pathname.slice(1, -1).includes('/'));
}
