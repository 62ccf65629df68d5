import { languageCookie } from '@vesika/contract';
import { fallbackLanguage, isLanguage, type Language } from '@vesika/messages';
import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '../words/preferred-language.ts';

export function languageOfRequest({ url, cookies, headers }: FastifyRequest): Language {
  const prefix = /^\/([a-z]{2})(?=[/.?]|$)/.exec(url)?.[1] ?? '';
  if (isLanguage(prefix)) return prefix;
  const chosen = cookies[languageCookie] ?? '';
  if (isLanguage(chosen)) return chosen;
  return preferredLanguage(headers['accept-language']) ?? fallbackLanguage;
}
