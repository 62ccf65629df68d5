import { type Country, listCountries } from '@vesika/contract';
import { findCountry } from '@vesika/requirements';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { CountryRow } from '../../../platform/database/schema/index.ts';
import { serve } from '../../../platform/http/route.ts';
import { activeCountries } from '../active-countries.ts';

export function serveListCountries(app: FastifyInstance, db: Database): void {
  serve(app, listCountries, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return { countries: (await activeCountries(db)).map(countryJson) };
  });
}

function countryJson({ countryCode, isActive, displayOrder }: CountryRow): Country {
  const { name, region, documents } = findCountry(countryCode)!;
  return {
    country_code: countryCode,
    country_name: name,
    region,
    is_active: isActive,
    display_order: displayOrder,
    documents: [...documents],
  };
}
