import { listCountries } from '@vesika/contract';
import { findCountry } from '@vesika/requirements';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { activeCountries } from './active-countries.ts';
import { servePhotoPlan } from './photo-plan/serve-photo-plan.ts';
import { servePhotoRequirements } from './photo-requirements/photo-requirements.ts';

export function registerRequirements(app: FastifyInstance, { db }: Pick<Platform, 'db'>): void {
  servePhotoRequirements(app, db);
  servePhotoPlan(app, db);

  serve(app, listCountries, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    const countries = (await activeCountries(db)).map(({ countryCode, isActive, displayOrder }) => {
      const { name, region, documents } = findCountry(countryCode)!;
      return {
        country_code: countryCode,
        country_name: name,
        region,
        is_active: isActive,
        display_order: displayOrder,
        documents: [...documents],
      };
    });
    return { countries };
  });
}
