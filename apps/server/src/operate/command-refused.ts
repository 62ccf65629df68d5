/** Codes of what the commands refuse. A code is never reused or renamed. */
type RefusalCode = 'account-not-found' | 'check-unknown' | 'photo-not-found' | 'photo-not-refused';

export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, sentence: string) {
    super(`${code}: ${sentence}`);
    this.code = code;
  }
}
