import { type CountryList, listCountries } from '@vesika/contract';
import { listCountries as allCountries } from '@vesika/requirements';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/route.ts';

export function serveListCountries(app: FastifyInstance): void {
  const answer = countryList();
  serve(app, listCountries, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    return answer;
  });
}

function countryList(): CountryList {
  const countries = allCountries().map(({ code, name, region, documents }, index) => ({
    country_code: code,
    country_name: name,
    region,
    is_active: true,
    display_order: index + 1,
    documents: [...documents],
  }));
  return { countries };
}
