import { eq } from 'drizzle-orm';
import { appointOperator } from '../features/operator/index.ts';
import { sessions } from '../platform/database/schema/index.ts';
import type { Customer, TestService } from './test-service.ts';

/** An operator whose session has shown a second factor, or not yet. */
export async function operatorAt(service: TestService, { secondFactor = true } = {}): Promise<Customer> {
  const operator = await service.customer();
  await appointOperator(service.db, { email: operator.email, since: service.now() });
  if (secondFactor) {
    await service.db.update(sessions).set({ aal: 'aal2' }).where(eq(sessions.userId, operator.userId));
  }
  return operator;
}
