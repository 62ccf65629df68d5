import {
  type CapturedDocument,
  type DocumentType,
  documentTypes,
  findCapturedDocument,
  findRequirement,
  type RequirementAnswer,
  variantsOf,
} from '@vesika/requirements';
import type { NamedDocument } from '@vesika/requirements/search';
import { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { chooseCountry, documentNamed } from '../country-choice.ts';
import { capturedLines, type Rules, rulesLines } from '../print-rules.ts';
import { chooseDocument, chooseRequirement } from '../requirement-choice.ts';
import { loadTexts } from '../texts.ts';
import { UsageError } from '../usage-error.ts';

interface RulesOptions {
  document?: string;
  variant?: string;
  json?: boolean;
}

export function rulesCommand({ terminal }: CommandContext): Command {
  return new Command('rules')
    .alias('requirements')
    .summary('show what an authority asks of a photo, and where it says so')
    .description(
      'Shows who may take the photo and which edits are refused, then size, head height, background, file\n' +
        'limits and the rest, with source and date.',
    )
    .argument('<COUNTRY>', 'two- or three-letter code, or English name: DE, deu, uk, Japan')
    .option('--document <type>', 'passport, visa, id or other; all of them if not given')
    .option('--variant <name>', 'one variant of that document, such as online')
    .option('--json', 'print one JSON record per line')
    .addHelpText(
      'after',
      `
Examples:
  $ vesika rules DE
  $ vesika rules oci
  $ vesika rules "South Korea" --document passport --variant online
  $ vesika rules usa --document visa --json`,
    )
    .action(async (country: string, options: RulesOptions) => {
      const captured = chooseCaptured(country, options);
      const all = captured ? [] : chooseRules(country, options);
      const lines = options.json
        ? [...(captured ? [captured] : []), ...all].map((each) => JSON.stringify(each))
        : captured
          ? capturedLines(captured, await loadTexts(), terminal)
          : rulesLines(all, await loadTexts(), terminal);
      for (const line of lines) terminal.out(line);
    });
}

/** The requested document if the authority takes its photo. */
function chooseCaptured(typed: string, { document, variant }: RulesOptions): CapturedDocument | undefined {
  const named = document === undefined && variant === undefined ? documentNamed(typed) : undefined;
  const requested = named
    ? { ...named, documentType: named.documentType! }
    : document !== undefined && {
        countryCode: chooseCountry(typed).code,
        documentType: chooseDocument(document),
        variant: variant ?? null,
      };
  return requested
    ? findCapturedDocument({ ...requested, variant: requested.variant ?? 'standard' })
    : undefined;
}

function chooseRules(typed: string, { document, variant }: RulesOptions): Rules[] {
  const named = document === undefined && variant === undefined ? documentNamed(typed) : undefined;
  if (named) return rulesNamed(named);
  const country = chooseCountry(typed);
  if (document === undefined) {
    if (variant !== undefined) throw new UsageError('--variant needs --document');
    return documentTypes.flatMap((documentType) => rulesOfType(country.code, documentType));
  }
  const documentType = chooseDocument(document);
  if (variant === undefined) {
    const all = rulesOfType(country.code, documentType);
    if (all.length > 0) return all;
  }
  return [rules(documentType, chooseRequirement({ country: country.code, document, variant }))];
}

function rulesNamed({ countryCode, documentType, variant }: NamedDocument): Rules[] {
  if (documentType === null) return [];
  const answer = findRequirement({ countryCode, documentType, ...(variant !== null && { variant }) });
  return answer ? [rules(documentType, answer)] : [];
}

/** The main record or its fallback, then the other variants; of `other` only existing records. */
function rulesOfType(countryCode: string, documentType: DocumentType): Rules[] {
  const main = documentType === 'other' ? undefined : findRequirement({ countryCode, documentType });
  const variants = variantsOf(countryCode, documentType)
    .filter((record) => record !== main?.requirement)
    .map(({ variant }) => findRequirement({ countryCode, documentType, variant }));
  return [main, ...variants]
    .filter((answer) => answer !== undefined)
    .map((answer) => rules(documentType, answer));
}

function rules(documentType: DocumentType, answer: RequirementAnswer): Rules {
  return { documentType, ...answer };
}
