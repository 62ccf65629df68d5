import { type AuthErrorCode, authErrors } from '@vesika/contract';

export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: AuthErrorCode, details: Readonly<Record<string, unknown>> = {}) {
    super(authErrors[code].message);
    this.code = code;
    this.details = details;
  }
}
