import type { UserCaller } from '../../platform/http/callers.ts';
import type { ApiKeyRow } from '../../schema/index.ts';

export interface KeyCaller extends UserCaller {
  key: Pick<ApiKeyRow, 'id' | 'isTest' | 'creditsPerMonth'>;
}

/** An account by its key, or by its session on our own pages. */
export type AccountCaller = UserCaller & Partial<Pick<KeyCaller, 'key'>>;
