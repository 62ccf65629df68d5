import type enAccount from '../locales/en/account.json';
import type enAdjust from '../locales/en/adjust.json';
import type enApi from '../locales/en/api.json';
import type enBulk from '../locales/en/bulk.json';
import type enCamera from '../locales/en/camera.json';
import type enCheck from '../locales/en/check.json';
import type enCountries from '../locales/en/countries.json';
import type enDashboard from '../locales/en/dashboard.json';
import type enDevelopers from '../locales/en/developers.json';
import type enEngine from '../locales/en/engine.json';
import type enFamily from '../locales/en/family.json';
import type enGuides from '../locales/en/guides.json';
import type enLanding from '../locales/en/landing.json';
import type enLegal from '../locales/en/legal.json';
import type enMail from '../locales/en/mail.json';
import type enOriginal from '../locales/en/original.json';
import type enPayments from '../locales/en/payments.json';
import type enPricing from '../locales/en/pricing.json';
import type enReport from '../locales/en/report.json';
import type enShowcase from '../locales/en/showcase.json';
import type enSupply from '../locales/en/supply.json';
import type enTrip from '../locales/en/trip.json';
import type enVisitor from '../locales/en/visitor.json';
import type enWeb from '../locales/en/web.json';
import type enWebhooks from '../locales/en/webhooks.json';
import type { Language } from './languages.ts';

/**
 * Namespaces by subject. `engine`: what both the page and the terminal say about a photo. `web`: the frame of every
 * page and the wizard. `account`: signing in and the profile. `dashboard`: the signed-in area and the gallery.
 * `payments`: packages, purchases, refunds. `report`: the checks of a photo. `adjust`: the frame editor and the list of
 * changes. `original`: the original before processing, and rule changes. `supply`: who takes the photo, and for which
 * application. `bulk`: batches. `visitor`: buying a single photo and resuming a draft. `api`: API keys. `webhooks`:
 * webhook endpoints. `camera`: the live camera. `showcase`: the sample photos of public pages. `trip`: several
 * documents from one portrait. `family`: several people in one order. `check`: the free check of a photo. `landing` to
 * `legal`, `developers`: the public pages. `mail`: mails to customers.
 */
export const namespaces = [
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
  'camera',
  'showcase',
  'trip',
  'family',
  'check',
  'landing',
  'countries',
  'pricing',
  'guides',
  'legal',
  'api',
  'developers',
  'mail',
] as const;
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
  'camera',
  'showcase',
  'trip',
  'family',
  'check',
  'landing',
  'countries',
  'pricing',
  'guides',
  'legal',
  'api',
  'developers',
] as const satisfies readonly Namespace[];
export type Namespace = (typeof namespaces)[number];

/** Every other catalogue has the keys of the English one (catalogue.test.ts). */
export interface Catalogues {
  engine: typeof enEngine;
  web: typeof enWeb;
  account: typeof enAccount;
  dashboard: typeof enDashboard;
  payments: typeof enPayments;
  report: typeof enReport;
  adjust: typeof enAdjust;
  original: typeof enOriginal;
  supply: typeof enSupply;
  bulk: typeof enBulk;
  visitor: typeof enVisitor;
  webhooks: typeof enWebhooks;
  camera: typeof enCamera;
  showcase: typeof enShowcase;
  trip: typeof enTrip;
  family: typeof enFamily;
  check: typeof enCheck;
  landing: typeof enLanding;
  countries: typeof enCountries;
  pricing: typeof enPricing;
  guides: typeof enGuides;
  legal: typeof enLegal;
  api: typeof enApi;
  developers: typeof enDevelopers;
  mail: typeof enMail;
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
