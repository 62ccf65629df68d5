import { Argument, Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { oneOf } from '../photo-options.ts';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

interface Completed {
  name: string;
  summary: string;
  options: { flag: string; about: string }[];
}

/** Prints a script that completes the names of all commands and options; file names complete as usual. */
export function completionCommand({ terminal }: CommandContext): Command {
  const command = new Command('completion')
    .summary('print a script that lets your shell complete commands and options')
    .description('Prints a script for bash, zsh or fish. Nothing is written.')
    .addArgument(new Argument('<SHELL>', shells.join(', ')).argParser(oneOf(shells)))
    .addHelpText(
      'after',
      `
Examples:
  $ vesika completion fish > ~/.config/fish/completions/vesika.fish
  $ vesika completion zsh > "\${fpath[1]}/_vesika"
  $ source <(vesika completion bash)`,
    )
    .action((shell: Shell) => terminal.out(scripts[shell](completedOf(command.parent!))));
  return command;
}

function completedOf(program: Command): Completed[] {
  const commands = program.createHelp().visibleCommands(program);
  return commands.map((command) => ({
    name: command.name(),
    summary: command.summary() || command.description(),
    options: command
      .createHelp()
      .visibleOptions(command)
      .flatMap(({ long, description }) => (long ? [{ flag: long, about: description }] : [])),
  }));
}

const scripts: Readonly<Record<Shell, (commands: readonly Completed[]) => string>> = {
  bash: (commands) => `_vesika() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${commands.map(({ name }) => name).join(' ')} --help --version"
  else
    case "\${COMP_WORDS[1]}" in
${commands.map(({ name, options }) => `      ${name}) words="${options.map(({ flag }) => flag).join(' ')}" ;;`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _vesika vesika`,
  zsh: (commands) => `#compdef vesika
_vesika() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case "$words[2]" in
${commands.map(({ name, options }) => `    ${name}) _arguments '*:file:_files' ${options.map(zshOption).join(' ')} ;;`).join('\n')}
  esac
}
compdef _vesika vesika`,
  fish: (commands) =>
    commands
      .flatMap(({ name, summary, options }) => [
        `complete -c vesika -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
        ...options.map(
          ({ flag, about }) =>
            `complete -c vesika -n '__fish_seen_subcommand_from ${name}' -l ${flag.slice(2)} -d ${quoted(about)}`,
        ),
      ])
      .join('\n'),
};

function zshOption({ flag, about }: Completed['options'][number]): string {
  return quoted(`${flag}[${about.replaceAll(/[[\]:\\]/g, '\\$&')}]`);
}

/** A word in single quotes; the shells differ in how a quote inside is escaped, so it becomes an apostrophe. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", '’').replaceAll('\n', ' ')}'`;
}
