import type { Answers } from '@vesika/report';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { answerOption } from './answer-options.ts';

/** The options that `make` and `check` share. */
export interface PhotoOptions {
  json?: boolean;
  answer?: Answers;
  childAge?: number;
}

/** In: whether --country and --document are required. */
export function addPhotoOptions(command: Command, { named }: { named: boolean }): Command {
  const country = 'two- or three-letter code, or English name: DE, deu, uk, Japan';
  const document = 'passport, visa or id; other needs --variant';
  return command
    .addOption(new Option('--country <country>', country).makeOptionMandatory(named))
    .addOption(new Option('--document <type>', document).makeOptionMandatory(named))
    .option('--variant <name>', 'a variant of that document; `vesika rules` lists them')
    .option(
      '--answer <check=answer>',
      'something only you can tell us, such as no-head-coverings=none; can be repeated',
      answerOption,
    )
    .option(
      '--child-age <years>',
      'the child’s age in full years: some authorities make allowances for children',
      numberBetween(0, 17, { whole: true }),
    )
    .option('--json', 'print one JSON report per line');
}

export function oneOf<T extends string>(allowed: ReadonlyArray<T>) {
  return (typed: string): T => {
    const found = allowed.find((value) => value.toLowerCase() === typed.trim().toLowerCase());
    if (found === undefined) throw new InvalidArgumentError(`Use one of: ${allowed.join(', ')}.`);
    return found;
  };
}

export function listOf<T extends string>(allowed: ReadonlyArray<T>) {
  const parse = oneOf(allowed);
  return (typed: string): T[] => [...new Set(typed.split(',').map(parse))];
}

export function numberBetween(min: number, max: number, { whole }: { whole: boolean }) {
  return (typed: string): number => {
    const value = Number(typed);
    const fits = typed.trim() !== '' && value >= min && value <= max && (!whole || Number.isInteger(value));
    if (!fits) throw new InvalidArgumentError(`Use a ${whole ? 'whole ' : ''}number from ${min} to ${max}.`);
    return value;
  };
}
