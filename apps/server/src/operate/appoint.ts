import { appointOperator } from '../features/accounts/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Command } from './command.ts';
import { CommandRefused } from './command.ts';
import { say } from './say.ts';

export async function appoint(db: Database, { subject: email, remove }: Command): Promise<void> {
  const isKnown = await appointOperator(db, { email, since: remove ? null : new Date() });
  if (!isKnown) {
    throw new CommandRefused('account-not-found', `There is no account of ${email}. Sign up at /auth first.`);
  }
  if (remove) say(`${email} is no longer an operator.`);
  else
    say(
      `${email} is an operator. Confirm the address and set up a second factor at /dashboard/profile, then open /operator.`,
    );
}
