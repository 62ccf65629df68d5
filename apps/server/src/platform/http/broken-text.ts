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

/** By a list of what is left to look at: a body may be nested deeper than functions can call themselves. */
function hasBrokenText(whole: unknown): boolean {
  const left: unknown[] = [whole];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && brokenPattern.test(value)) return true;
    if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) continue;
    for (const [key, each] of Object.entries(value)) left.push(key, each);
  }
  return false;
}
