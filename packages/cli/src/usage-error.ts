/** The command line asks for something that does not exist or does not fit together; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** What may have been meant. */
  readonly hint: string | null;

  constructor(message: string, hint: string | null = null) {
    super(message);
    this.hint = hint;
  }
}
