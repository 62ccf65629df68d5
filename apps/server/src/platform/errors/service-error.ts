import type { ErrorCode, FieldError } from '@vesika/contract';

/** Details for the message, as JSON values; never picture data, and no addresses or names of the user. */
export type ErrorFacts = Readonly<Record<string, unknown>>;

interface ServiceErrorOptions extends ErrorOptions {
  /** Wrong fields of the request. */
  fields?: FieldError[];
}

export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;
  readonly fields: FieldError[] | undefined;

  constructor(code: ErrorCode, facts: ErrorFacts = {}, { fields, ...options }: ServiceErrorOptions = {}) {
    super(code, options);
    this.code = code;
    this.facts = facts;
    this.fields = fields ?? fieldsOf(code, facts);
  }
}

function fieldsOf(code: ErrorCode, { field }: ErrorFacts): FieldError[] | undefined {
  return code === 'request-invalid' && typeof field === 'string' ? [{ field, expected: null }] : undefined;
}
