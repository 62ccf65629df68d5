import { type Currency, currencyCookie, currencySchema } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import type { FastifyRequest } from 'fastify';

export function currencyOfRequest({ cookies, headers }: FastifyRequest, language: Language): Currency {
  const chosen = currencySchema.safeParse(cookies[currencyCookie]);
  if (chosen.success) return chosen.data;
  const region = /^\s*[a-z]{2,3}-(?:[a-z]{4}-)?([a-z]{2})\b/i
    .exec(headers['accept-language'] ?? '')?.[1]
    ?.toUpperCase();
  if (language === 'tr' || region === 'TR') return 'TRY';
  return region === 'US' ? 'USD' : 'EUR';
}
