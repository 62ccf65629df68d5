import { choiceCookieDays } from '@vesika/contract';

/** Text of a cookie with a visitor's choice, by which the server renders pages. */
export function choiceCookieText(name: string, value: string): string {
  return `${name}=${value}; path=/; max-age=${choiceCookieDays * 86_400}; samesite=lax`;
}
