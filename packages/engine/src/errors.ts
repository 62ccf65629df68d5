/**
 * The registry of the engine's expected failures. A code is never reused or renamed. Callers map `kind` to an HTTP
 * status or an exit code, and `code` to a message of the catalogue.
 */
export const engineErrors = {
  'file-empty': 'file-refused',
  'file-too-large': 'file-refused',
  'file-type-unsupported': 'file-refused',
  'file-damaged': 'file-refused',
  'picture-too-large': 'file-refused',
  'picture-too-small': 'file-refused',
  'face-missing': 'photo-unusable',
  'faces-several': 'photo-unusable',
  'face-too-small': 'photo-unusable',
  'signature-missing': 'photo-unusable',
  'matting-model-invalid': 'misconfigured',
  'model-source-missing': 'misconfigured',
  'model-cache-unwritable': 'misconfigured',
  'request-invalid': 'misuse',
  'sheet-too-small': 'misuse',
} as const;

export type EngineErrorCode = keyof typeof engineErrors;
export type EngineErrorKind = (typeof engineErrors)[EngineErrorCode];

/** Facts for a message, such as `{ bytesMax: 10485760 }`, as JSON values; never image data or the user's paths. */
export type ErrorFacts = Readonly<Record<string, ErrorFact>>;

type ErrorFact = number | string | ReadonlyArray<number | string | Readonly<Record<string, number | string>>>;

export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;
  readonly kind: EngineErrorKind;
  readonly facts: ErrorFacts;

  constructor(code: EngineErrorCode, facts: ErrorFacts = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.kind = engineErrors[code];
    this.facts = facts;
  }
}
