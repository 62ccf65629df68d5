import swagger from '@fastify/swagger';
import { openapiPath } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Register this before the routes; the document is generated from their schemas. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vesika',
        description: 'Compliant passport, visa and ID photos from a portrait.',
        version: '0.1.0',
        license: { name: 'AGPL-3.0-or-later', url: 'https://www.gnu.org/licenses/agpl-3.0.html' },
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get(openapiPath, { schema: { hide: true } }, async () => app.swagger());
}
