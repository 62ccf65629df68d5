import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';
import { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import type { ExitCode } from '../exit-codes.ts';
import { UsageError } from '../usage-error.ts';

const program = 'vesika-server';

/** Commands carried out by the server's own program, if it is installed. */
export function serverCommands(context: CommandContext): Command[] {
  return [
    serverCommand(context, 'backup', {
      summary: 'save everything on a server, database and files, in one file',
      args: '<FILE>',
      example: 'vesika backup vesika-2026-11-22.zip',
    }),
    serverCommand(context, 'restore', {
      summary: 'put a backup into an empty server, here or elsewhere',
      args: '<FILE>',
      example: 'vesika restore vesika-2026-11-22.zip',
    })
      .option('--replace', 'delete what’s there')
      .option('--try', 'into a folder that is deleted afterwards, while the server runs')
      .option('--foreign', 'a backup of another server; nobody is an operator afterwards'),
    serverCommand(context, 'operator', {
      summary: 'let an account reach the operator’s desk at /operator',
      args: '<EMAIL>',
      example: 'vesika operator ada@example.org',
    }).option('--remove', 'or no longer'),
    serverCommand(context, 'refusal-case', {
      summary: 'print the measures of a photo that an authority refused, as a test case for a check',
      args: '<PHOTO_ID> <CHECK>',
      example: 'vesika refusal-case 0b9f6c1e-3d4b-4a55-9a5e-2f1f0c9b7d11 background-shadow > case.json',
    }),
    serverCommand(context, 'doctor', {
      summary: 'test a server’s settings and say what is missing before strangers come',
      example: 'vesika doctor',
    }),
  ];
}

interface ServerCommand {
  summary: string;
  /** A command without them takes no argument. */
  args?: string;
  example: string;
}

function serverCommand(
  { terminal, finish }: CommandContext,
  name: string,
  { summary, args, example }: ServerCommand,
): Command {
  const command = new Command(name)
    .summary(summary)
    .description(
      `${summary[0]!.toUpperCase()}${summary.slice(1)}.\nThe settings say which server: DATA_DIR, DATABASE_URL, S3_BUCKET and so on.`,
    )
    .addHelpText('after', `\nExamples:\n  $ ${example}`)
    .action(async () => {
      const options = Object.keys(command.opts()).map((option) => `--${option}`);
      const given = [name, ...command.args, ...options];
      const child = spawn(program, given, { env: besideThis(), stdio: ['ignore', 'pipe', 'pipe'] });
      let printed = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => terminal.err(text.trimEnd()));
      try {
        const [code] = await once(child, 'close');
        if (printed !== '') terminal.out(printed.trimEnd());
        finish((code ?? 1) as ExitCode);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        throw new UsageError(`we couldn’t find ${program}`, `Run it where the server is: npx vesika ${name}`);
      }
    });
  if (args) command.arguments(args);
  return command;
}

/** The server's program lies beside this one, which cron and systemd start by its absolute path. */
function besideThis(): NodeJS.ProcessEnv {
  const folder = dirname(process.argv[1] ?? '');
  return { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) };
}
