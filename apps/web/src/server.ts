import * as build from 'virtual:react-router/server-build';
import type { Currency, Package, ServiceFacts } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import { type AppLoadContext, createRequestHandler } from 'react-router';

declare module 'react-router' {
  interface AppLoadContext {
    language: Language;
    /** What the visitor is shown prices in until another is chosen. */
    currency: Currency;
    /** Origin of the service as people reach it; empty where nobody said it. */
    siteUrl: string;
    facts: ServiceFacts;
    /** What half of the photos made by this server took no longer than; null where too few were made. */
    photoSeconds: number | null;
    /** Everything for sale now. */
    listPackages: () => Promise<Package[]>;
    /** Whether a country has pages; its operator may have switched it off. */
    isActive: (countryCode: string) => boolean;
  }
}

const handle = createRequestHandler(build, 'production');

/** A page, or the data of one, as everybody gets it: nothing of a visitor but the language goes in. */
export function render(request: Request, context: AppLoadContext): Promise<Response> {
  return handle(request, context);
}
