import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';

/**
 * Text that no database can hold is refused wherever it comes from: U+0000, and halves of a pair of surrogates,
 * which are no text at all.
 */
export function refuseBrokenText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    for (const [field, part] of Object.entries({ body, query, params })) {
      if (hasBrokenText(part)) throw new ServiceError('request-invalid', { field });
    }
  });
}

/** Read by code points, only a half without its other one is a surrogate. */
const brokenPattern = /[\0\p{Cs}]/u;

function hasBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return brokenPattern.test(value);
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return false;
  return Object.entries(value).some(([key, each]) => hasBrokenText(key) || hasBrokenText(each));
}
