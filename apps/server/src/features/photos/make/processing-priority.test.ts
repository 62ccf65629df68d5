import { expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock/durations.ts';
import { testService } from '../../../testing/test-service.ts';
import { processingPriority } from './processing-priority.ts';

const service = testService();

it.each([
  [[], 'standard'],
  [['starter-eur'], 'standard'],
  [['pro-usd', 'starter-eur'], 'fast'],
  [['business-try', 'pro-eur'], 'instant'],
] as const)('with %j it is %s, and once they have expired standard', async (packages, priority) => {
  const customer = await service.customer();
  for (const id of packages) await service.giveCredits(customer, id);
  const { userId, email } = customer;
  const caller = { kind: 'user', userId, email, owner: userId, session: undefined } as const;
  expect(await processingPriority(service.db, caller, service.now())).toBe(priority);
  const later = new Date(service.now().getTime() + 366 * dayMs);
  expect(await processingPriority(service.db, caller, later)).toBe('standard');
});
