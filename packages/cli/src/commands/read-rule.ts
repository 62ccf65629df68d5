import { ownDocumentFaults, ownVariant } from '@vesika/requirements/own-document';
import { documentFrom, type RuleReading, readRule } from '@vesika/requirements/rule-text';
import { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { exitCodes } from '../exit-codes.ts';
import { readPhoto } from '../input-files.ts';
import { UsageError } from '../usage-error.ts';

interface ReadRuleOptions {
  json?: boolean;
}

export function readRuleCommand({ terminal, finish }: CommandContext): Command {
  return new Command('read-rule')
    .summary('read the rule of a document that is not listed')
    .description(
      'Reads sizes, head and eye bands, background, file limits, density and refused edits from a text in any\n' +
        'of eleven languages, and prints the variant that stands for the document. Nothing is filled in: compare\n' +
        'each value with the text before you use the variant.',
    )
    .argument('<FILE>', 'a text file; - reads standard input')
    .option('--json', 'print the reading as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ vesika read-rule exam.txt
  $ pbpaste | vesika read-rule - --json
  $ vesika make selfie.jpg --country ZZ --document other --variant own-3500x4500-bwhite-k20x50`,
    )
    .action(async (file: string, { json }: ReadRuleOptions) => {
      const reading = readRule(await textOf(file));
      const variant = variantOf(reading);
      if (json) terminal.out(JSON.stringify({ ...reading, variant }));
      else for (const line of readingLines(reading, variant)) terminal.out(line);
      if (variant === null || reading.unclear.length > 0) finish(exitCodes.undecided);
    });
}

async function textOf(file: string): Promise<string> {
  try {
    return (await readPhoto(file)).toString('utf8');
  } catch {
    throw new UsageError(`we couldn’t read ${file}`);
  }
}

/** Null if the text states no size, or values that no photo can have. */
function variantOf({ document: read }: RuleReading): string | null {
  const document = documentFrom(read);
  return document && ownDocumentFaults(document).length === 0 ? ownVariant(document) : null;
}

function readingLines({ document, facts, unclear, missing, unread }: RuleReading, variant: string | null) {
  const values = Object.entries(document).filter(([, value]) => value !== null);
  return [
    ...values.map(([name, value]) => `${name.padEnd(22)}${JSON.stringify(value)}`),
    ...facts.filter(({ isAssumed }) => isAssumed).map(({ field }) => `assumed: ${field}`),
    ...unclear.flatMap(({ field, phrases }) => [`unclear: ${field}`, ...phrases.map(indented)]),
    ...(missing.length > 0 ? [`not in the text: ${missing.join(', ')}`] : []),
    ...(unread.length > 0 ? ['not used:', ...unread.map(indented)] : []),
    '',
    variant === null
      ? 'The text states no size that a photo can have, so there is no variant.'
      : `--country ZZ --document other --variant ${variant}`,
  ];
}

function indented(phrase: string): string {
  return `  ${phrase}`;
}
