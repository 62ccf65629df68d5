import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { appointOperator } from '../features/accounts/index.ts';
import { factors, sessions } from '../schema/index.ts';
import type { Customer, TestService } from './test-service.ts';

/** An operator whose session has shown a second factor, or not yet. */
export async function operatorAt(service: TestService, { secondFactor = true } = {}): Promise<Customer> {
  const operator = await service.customer();
  await appointOperator(service.db, { email: operator.email, since: service.now() });
  if (secondFactor) {
    await addFactor(service, operator);
    await service.db.update(sessions).set({ aal: 'aal2' }).where(eq(sessions.userId, operator.userId));
  }
  return operator;
}

/** Adds a verified second factor, which no session has shown yet. */
export async function addFactor({ db, now }: TestService, { userId }: Customer): Promise<string> {
  const id = randomUUID();
  await db.insert(factors).values({
    id,
    userId,
    factorType: 'totp',
    status: 'verified',
    secret: Buffer.from('sealed'),
    createdAt: now(),
    updatedAt: now(),
  });
  return id;
}
