import { type AuthErrorCode, authErrors } from '@vesika/contract';

/** A refusal of the account service, thrown across layers and converted once, in auth-scope.ts. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  /** Further fields of the answer. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: AuthErrorCode, details: Readonly<Record<string, unknown>> = {}) {
    super(authErrors[code].message);
    this.code = code;
    this.details = details;
  }
}
