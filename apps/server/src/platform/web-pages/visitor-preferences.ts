import { type Currency, currencyCookie, languageCookie } from '@vesika/contract';
import { isLanguage, type Language } from '@vesika/messages';
import type { FastifyRequest } from 'fastify';
import { acceptedLanguage } from '../words/preferred-language.ts';

export function languageOfRequest({ url, cookies, headers }: FastifyRequest): Language {
  const prefix = /^\/([a-z]{2})(?=[/.?]|$)/.exec(url)?.[1] ?? '';
  if (isLanguage(prefix)) return prefix;
  const chosen = cookies[languageCookie] ?? '';
  if (isLanguage(chosen)) return chosen;
  return acceptedLanguage(headers['accept-language']);
}

export function currencyOfRequest({ cookies, headers }: FastifyRequest, language: Language): Currency {
  const chosen = cookies[currencyCookie] ?? '';
  if (Intl.supportedValuesOf('currency').includes(chosen)) return chosen;
  const region = /^\s*[a-z]{2,3}-(?:[a-z]{4}-)?([a-z]{2})\b/i
    .exec(headers['accept-language'] ?? '')?.[1]
    ?.toUpperCase();
  if (language === 'tr' || region === 'TR') return 'TRY';
  return currencyOfRegion[region ?? ''] ?? 'EUR';
}

const currencyOfRegion: Readonly<Record<string, Currency>> = { US: 'USD', GB: 'GBP' };
