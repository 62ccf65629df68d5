import { choiceCookieDays } from '@vesika/contract';

/** What a visitor has chosen, for the server to render pages by. */
export function choiceCookieText(name: string, value: string): string {
  return `${name}=${value}; path=/; max-age=${choiceCookieDays * 86_400}; samesite=lax`;
}
