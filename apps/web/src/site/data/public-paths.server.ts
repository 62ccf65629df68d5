import { countryPaths } from './country-paths.server.ts';

const plainPaths = [
  '/',
  '/trip',
  '/own-document',
  '/signature',
  '/check',
  '/pricing',
  '/guides/how-to-take-passport-photo',
  '/guides/passport-photo-requirements',
  '/guides/common-passport-photo-mistakes',
  '/help',
  '/developers',
  '/contact',
  '/privacy',
  '/terms',
  '/refund-policy',
] as const;

export function publicPaths(): string[] {
  return [...plainPaths, ...countryPaths()];
}
