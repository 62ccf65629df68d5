import type { Language } from './languages.ts';

/** Namespaces that pages load. */
export const pageNamespaces = [
  'engine',
  'web',
  'account',
  'dashboard',
  'payments',
  'report',
  'adjust',
  'original',
  'supply',
  'bulk',
  'visitor',
  'webhooks',
  'operator',
  'camera',
  'showcase',
  'trip',
  'own',
  'signature',
  'family',
  'check',
  'landing',
  'countries',
  'pricing',
  'guides',
  'legal',
  'api',
  'developers',
] as const;
/**
 * Namespaces by subject. `engine`: what both the page and the terminal say about a photo. `web`: the frame of every
 * page and the wizard. `account`: signing in and the profile. `dashboard`: the signed-in area and the gallery.
 * `payments`: packages, purchases, refunds. `report`: the checks of a photo. `adjust`: the frame editor and the list
 * of changes. `original`: the original before processing, and rule changes. `supply`: who takes the photo, and for
 * which application. `bulk`: batches. `visitor`: buying a single photo and resuming a draft. `api`: API keys.
 * `webhooks`: webhook endpoints. `operator`: the operator's desk. `camera`: the live camera. `showcase`: the sample
 * photos of public pages. `trip`: several documents from one portrait. `own`: documents that are not listed.
 * `signature`: signatures for forms. `family`: several people in one order. `check`: the free check of a photo.
 * `landing` to `legal`, `developers`: the public pages. `mail`: mails to customers.
 */
export const namespaces = [...pageNamespaces, 'mail'] as const;
export type Namespace = (typeof namespaces)[number];

type Engine = typeof import('../locales/en/engine.json');

/** A test holds that every check has its words (scripts/checks), so that one without them is no error in all who use them. */
interface CheckWords {
  name: string;
  fault: string;
  about: string;
  measures: Readonly<Record<string, string>>;
}

/** Every other catalogue has the keys of the English one (catalogue.test.ts). */
export interface Catalogues {
  engine: Engine & { checks: Readonly<Record<string, CheckWords>> };
  web: typeof import('../locales/en/web.json');
  account: typeof import('../locales/en/account.json');
  dashboard: typeof import('../locales/en/dashboard.json');
  payments: typeof import('../locales/en/payments.json');
  report: typeof import('../locales/en/report.json');
  adjust: typeof import('../locales/en/adjust.json');
  original: typeof import('../locales/en/original.json');
  supply: typeof import('../locales/en/supply.json');
  bulk: typeof import('../locales/en/bulk.json');
  visitor: typeof import('../locales/en/visitor.json');
  webhooks: typeof import('../locales/en/webhooks.json');
  operator: typeof import('../locales/en/operator.json');
  camera: typeof import('../locales/en/camera.json');
  showcase: typeof import('../locales/en/showcase.json');
  trip: typeof import('../locales/en/trip.json');
  own: typeof import('../locales/en/own.json');
  signature: typeof import('../locales/en/signature.json');
  family: typeof import('../locales/en/family.json');
  check: typeof import('../locales/en/check.json');
  landing: typeof import('../locales/en/landing.json');
  countries: typeof import('../locales/en/countries.json');
  pricing: typeof import('../locales/en/pricing.json');
  guides: typeof import('../locales/en/guides.json');
  legal: typeof import('../locales/en/legal.json');
  api: typeof import('../locales/en/api.json');
  developers: typeof import('../locales/en/developers.json');
  mail: typeof import('../locales/en/mail.json');
}

/** Loads one catalogue, in Node or as a separate chunk of the bundled page. */
export async function loadCatalogue<N extends Namespace>(
  language: Language,
  namespace: N,
): Promise<Catalogues[N]> {
  const module = await import(`../locales/${language}/${namespace}.json`, { with: { type: 'json' } });
  return module.default;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'web';
    resources: Catalogues;
  }
}
