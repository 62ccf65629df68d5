import type { AuthErrorCode } from '@vesika/contract';
import type { Counter } from '../../platform/limits/counters.ts';
import { AuthError } from './auth-error.ts';

export interface Attempts extends Pick<Counter, 'giveBack'> {
  take(key: string): Promise<void>;
}

export function createAttempts({ take, giveBack }: Counter, code: AuthErrorCode): Attempts {
  return {
    take: async (key) => {
      const retryAfterSeconds = await take(key);
      if (retryAfterSeconds !== undefined) throw new AuthError(code, { retryAfterSeconds });
    },
    giveBack,
  };
}
