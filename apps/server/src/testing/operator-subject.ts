import { randomUUID } from 'node:crypto';
import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { contactMessages, rejections } from '../schema/index.ts';
import { type FullAccount, fillAccount } from './full-account.ts';
import { makeLaterPrice, makeQuota, makeVoucher } from './offers.ts';
import type { TestService } from './test-service.ts';

/** A full account that every act of an operator can be tried on. */
export interface OperatorSubject extends FullAccount {
  /** A package with a number of credits. */
  creditsId: string;
  /** A photo whose portrait the engine can read. */
  madeId: string;
  claimId: string;
  messageId: string;
  voucherId: string;
  quotaId: string;
  /** A price that does not hold yet. */
  laterPriceId: string;
}

export async function operatorSubject(service: TestService): Promise<OperatorSubject> {
  const full = await fillAccount(service, service.storage);
  const { customer } = full;
  const owned = await service.giveCredits(customer);
  const madeId = await customer.makePhoto();
  const [claim] = await service.db.select().from(rejections).where(eq(rejections.userId, customer.userId));
  const message = { email: customer.email, topic: 'question', message: `Is a hat allowed? ${randomUUID()}` };
  await service.app.inject({ ...requestLine('contact'), payload: message });
  const [stored] = await service.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.message, message.message));
  const [voucher, quota] = await Promise.all([makeVoucher(service), makeQuota(service)]);
  const laterPrice = await makeLaterPrice(service);
  return {
    ...full,
    voucherId: voucher.id,
    quotaId: quota.id,
    laterPriceId: laterPrice.id,
    creditsId: owned.id,
    madeId,
    claimId: claim!.id,
    messageId: stored!.id,
  };
}
