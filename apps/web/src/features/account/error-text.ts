import type { AuthErrorCode } from '@vesika/contract';
import type { TFunction } from 'i18next';
import { shownCode } from '../../shell/api/failure-texts.ts';
import { ServiceError } from '../../shell/api/request.ts';

type AccountErrorCode = AuthErrorCode | 'connection';

export function errorText(t: TFunction<['account', 'engine']>, error: unknown): string {
  if (error instanceof ServiceError) {
    if (error.code === 'rate-limited') return t('errors.over_request_rate_limit');
    return t(`engine:errors.${shownCode(error.code)}.title`);
  }
  const defaultValue = error instanceof Error ? error.message : String(error);
  const code = accountErrorCode(error);
  return code ? t(`errors.${code}`, { defaultValue }) : defaultValue;
}

export function accountErrorCode(error: unknown): AccountErrorCode | undefined {
  const { name, status, code } = error as { name?: string; status?: number; code?: string };
  if (name === 'AuthRetryableFetchError') return status === 500 ? 'unexpected_failure' : 'connection';
  if (name === 'AuthSessionMissingError') return 'session_not_found';
  return code as AccountErrorCode | undefined;
}
