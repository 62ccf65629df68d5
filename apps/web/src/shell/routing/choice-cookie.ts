import { choiceCookieDays } from '@vesika/contract';

export function choiceCookieText(name: string, value: string): string {
  return `${name}=${value}; path=/; max-age=${choiceCookieDays * 86_400}; samesite=lax`;
}
