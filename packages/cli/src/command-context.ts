import type { ExitCode } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

/** What every command is given: where to print, and where to leave its exit code. */
export interface CommandContext {
  terminal: Terminal;
  finish(code: ExitCode): void;
}
