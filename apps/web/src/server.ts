import * as build from 'virtual:react-router/server-build';
import type { Currency, HumanCheckOffer, Package, ServiceFacts } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import { type AppLoadContext, createRequestHandler } from 'react-router';

declare module 'react-router' {
  interface AppLoadContext {
    language: Language;
    currency: Currency;
    siteUrl: string;
    facts: ServiceFacts;
    /** Median; null if this server has made too few photos. */
    photoSeconds: number | null;
    listPackages: () => Promise<Package[]>;
    /** The check by a person, if the operator offers one now. */
    findHumanCheck: () => Promise<HumanCheckOffer | null>;
    isActive: (countryCode: string, documentType?: 'passport' | 'visa' | 'id' | 'other') => boolean;
    /** The operator's note on the pages of a country, or the `banner` of all. */
    noteOf: (place: string) => string | null;
    /** Customers are asked some weeks after payment; null while too few have answered. */
    acceptanceOf: (document: {
      countryCode: string;
      documentType: 'passport' | 'visa' | 'id' | 'other';
      variant: string;
    }) => { accepted: number; answers: number } | null;
  }
}

const handle = createRequestHandler(build, 'production');

/** Visitors share cached pages, so a page depends on nothing of the visitor but the language. */
export function render(request: Request, context: AppLoadContext): Promise<Response> {
  return handle(request, context);
}
