import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { serveListCountries } from './list-countries/list-countries.ts';
import { servePhotoPlan } from './photo-plan/serve-photo-plan.ts';
import { servePhotoRequirements } from './photo-requirements/photo-requirements.ts';

export function registerRequirements(app: FastifyInstance, { db }: { db: Database }): void {
  serveListCountries(app, db);
  servePhotoRequirements(app, db);
  servePhotoPlan(app, db);
}
