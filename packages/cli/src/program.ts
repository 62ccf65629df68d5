import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { batchCommands } from './commands/batch.ts';
import { checkCommand } from './commands/check.ts';
import { completionCommand } from './commands/completion.ts';
import { makeCommand } from './commands/make.ts';
import { rulesCommand } from './commands/rules.ts';
import { serverCommands } from './commands/server.ts';
import { sheetCommand } from './commands/sheet.ts';
import { signatureCommand } from './commands/signature.ts';
import { type ExitCode, exitCodes, exitCodeTable } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** Parses the command line, runs the command and returns the exit code. Never throws. */
export async function run(args: ReadonlyArray<string>, terminal: Terminal): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.done;
  const program = createProgram(terminal, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    return reportError(error, terminal);
  }
}

function createProgram(terminal: Terminal, finish: (code: ExitCode) => void): Command {
  const context = { terminal, finish };
  const batch = batchCommands(context);
  const commands = [
    makeCommand(context),
    batch.shown,
    checkCommand(context),
    rulesCommand(context),
    sheetCommand(context),
    signatureCommand(context),
    ...serverCommands(context),
    completionCommand(context),
  ];
  const program = new Command('vesika')
    .description(
      'Passport, visa and ID photos: look up the requirements, make the photo, check it, print it.',
    )
    .version(version())
    .addHelpText(
      'after',
      `
Examples:
  $ vesika make selfie.jpg --country BE --document passport --out out
  $ vesika batch class-3b --country BE --document passport --out photos
  $ vesika check photo.jpg --country US --document visa
  $ vesika rules japan
  $ vesika sheet out/selfie-be-passport.jpg --paper A4

${exitCodeTable()}`,
    );
  for (const command of commands) {
    command.addHelpText('after', `\n${exitCodeTable()}`);
    program.addCommand(command);
  }
  program.addCommand(batch.hidden, { hidden: true });
  for (const command of [program, ...commands]) {
    command.exitOverride().configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
      getOutHelpWidth: () => terminal.columns ?? 100,
      getErrHelpWidth: () => terminal.columns ?? 100,
    });
  }
  return program;
}

function reportError(error: unknown, terminal: Terminal): ExitCode {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  }
  if (error instanceof UsageError) {
    terminal.err(`error: ${error.message}`);
    if (error.hint) terminal.err(error.hint);
    return exitCodes.usage;
  }
  terminal.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return exitCodes.internal;
}

function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}
