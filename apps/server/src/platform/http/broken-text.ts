import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';

export function refuseBrokenText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    for (const [field, part] of Object.entries({ body, query, params })) {
      if (hasBrokenText(part)) throw new ServiceError('request-invalid', { field });
    }
  });
}

/** With the u flag only an unpaired surrogate matches. */
const brokenPattern = /[\0\p{Cs}]/u;

/** Iterative, because a body may be nested deeper than the call stack. */
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
