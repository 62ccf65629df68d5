import type { ExitCode } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

/** Passed to every command: where to print, and where to set the exit code. */
export interface CommandContext {
  terminal: Terminal;
  finish(code: ExitCode): void;
}
