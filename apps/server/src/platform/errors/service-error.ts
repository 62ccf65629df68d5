import type { ErrorCode } from '@vesika/contract';

/** Details for the message; never picture data, and no addresses or names of the user. */
export type ErrorFacts = Readonly<Record<string, number | string>>;

export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, facts: ErrorFacts = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.facts = facts;
  }
}
