/** The command line is inconsistent or names something unknown; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** Suggested alternatives. */
  readonly hint: string | null;

  constructor(message: string, hint: string | null = null) {
    super(message);
    this.hint = hint;
  }
}
