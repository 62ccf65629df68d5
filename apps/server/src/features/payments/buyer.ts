import type { PurchaseKey } from '@vesika/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { PaymentsParts } from './payments.ts';

export interface Buyer {
  userId: string;
  /** Purchase that a mailed link proves; null for an account, which has all of its own. */
  onlyPackageId: string | null;
}

/** The holder of a purchase's mailed link, or else the account that is signed in. */
export async function requireBuyer(
  app: FastifyInstance,
  { purchaseLinks }: Pick<PaymentsParts, 'purchaseLinks'>,
  request: FastifyRequest,
  link: PurchaseKey | undefined,
): Promise<Buyer> {
  if (!link) return { userId: (await app.callers.requireUser(request)).userId, onlyPackageId: null };
  const found = await purchaseLinks.find(link);
  if (!found) throw new ServiceError('purchase-not-found');
  return { userId: found.owned.userId, onlyPackageId: found.owned.id };
}
