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
 * `engine`: what both the page and the terminal say about a photo. `web`: every page's frame and the
 * wizard. `account`: signing in and the profile. `dashboard`: the signed-in area and the gallery. `payments`:
 * packages, purchases, refunds. `report`: the checks of a photo. `adjust`: setting its frame by hand, and what changed.
 * `original`: the picture before anything is done to it, and rules that changed since. `supply`: who takes the photo, and
 * what it is for. `bulk`: many photos at once. `visitor`: buying one photo, and finding again what was begun. `api`: keys
 * for programs. `webhooks`: the addresses that events of an account are sent to. `camera`: a picture taken here.
 * `showcase`: the sample photos of public pages. `trip`: several documents of one portrait. `family`: several people in
 * one order. `check`: a picture judged for nothing. `landing` to `legal`, `developers`: the public pages. `mail`: what the
 * server writes to people.
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
/** What a page may show. */
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

/** English is the model: every other catalogue has the same keys (catalogue.test.ts). */
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

/** Reads one catalogue; works in Node and, as a chunk of its own per file, in the bundled page. */
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
