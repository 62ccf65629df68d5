import { captionNameMax, captionNamePattern } from '@vesika/report';
import { cropsOnlyByDefault, type PhotoRequirement } from '@vesika/requirements';
import {
  type BackgroundColour,
  backgroundColours,
  type PaperId,
  paperIds,
} from '@vesika/requirements/vocabulary';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { paperOf } from './papers.ts';
import { addPhotoOptions, listOf, numberBetween, oneOf, type PhotoOptions } from './photo-options.ts';
import type { RequirementOptions } from './requirement-choice.ts';
import { linkedDocument } from './stored-document.ts';
import { UsageError } from './usage-error.ts';

export const pictureFormats = ['jpg', 'png'] as const;
const formats = [...pictureFormats, 'pdf'] as const;
export type Format = (typeof formats)[number];

const backgrounds = ['auto', 'replace', 'keep'] as const;

/** Options of the commands that make photos. */
export interface MakingOptions extends PhotoOptions, Partial<RequirementOptions> {
  for?: RequirementOptions[];
  out: string;
  formats: Format[];
  dpi?: number;
  background: (typeof backgrounds)[number];
  backgroundColour?: BackgroundColour;
  mirror?: boolean;
  cropOnly?: boolean;
  fullEdit?: boolean;
  sheet?: PaperId;
  captionName?: string;
  captionDate?: string;
}

export function addMakingOptions(command: Command): Command {
  return addPhotoOptions(command, { named: false })
    .addOption(
      new Option(
        '--for <country:document>',
        'instead of --country and --document, for several documents: --for DE:passport --for US:visa;' +
          ' add a variant, or part of its name, as in US:visa:lottery; a document that isn’t listed is' +
          ' named by its share link, or by own:<id> if your account keeps it',
      )
        .argParser(forOption)
        .conflicts(['country', 'document', 'variant']),
    )
    .requiredOption('--out <folder>', 'folder for the photos; created if missing')
    .addOption(
      new Option('--formats <list>', 'jpg, png, pdf (a print sheet), separated by commas')
        .argParser(listOf(formats))
        .default(['jpg'], 'jpg'),
    )
    .option(
      '--dpi <number>',
      '72 to 1200, but no less than the requirements ask for',
      numberBetween(72, 1200, { whole: true }),
    )
    .option(
      '--background <way>',
      'auto (keep it where it already passes), replace or keep',
      oneOf(backgrounds),
      'auto',
    )
    .option(
      '--background-colour <name>',
      'a colour that the document allows, such as white or light-grey; `vesika rules` shows them',
      oneOf(backgroundColours),
    )
    .option(
      '--caption-name <name>',
      'name for the strip at the bottom, where the document has one; Latin, Greek or Cyrillic letters',
      captionNameOf,
    )
    .option('--caption-date <date>', 'date of the photo for the strip, such as 2026-11-29', captionDateOf)
    .option('--mirror', 'turn photos that show the person as in a mirror, as some phones save selfies')
    .option(
      '--crop-only',
      'only straighten, crop and resize; background and light stay as they are (done without asking where edits are refused)',
    )
    .option('--full-edit', 'change background and light even where the authority refuses edits')
    .option('--sheet <paper>', `also make a print sheet, on this paper: ${paperIds.join(', ')}`, paperOf);
}

function captionNameOf(typed: string): string {
  if (typed.length <= captionNameMax && captionNamePattern.test(typed)) return typed;
  throw new InvalidArgumentError(
    `Use up to ${captionNameMax} Latin, Greek or Cyrillic letters: the font has no others.`,
  );
}

function captionDateOf(typed: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed))) return typed;
  throw new InvalidArgumentError('Use a date such as 2026-11-29.');
}

/** Null leaves the decision to the record: crop only where the authority refuses edits. */
export function cropOnlyOption({
  cropOnly,
  fullEdit,
}: Pick<MakingOptions, 'cropOnly' | 'fullEdit'>): boolean | null {
  return cropOnly ?? (fullEdit ? false : null);
}

export function cropsOnly(
  requirement: PhotoRequirement,
  { cropOnly, background }: { cropOnly: boolean | null; background: MakingOptions['background'] },
): boolean {
  return cropOnly ?? cropsOnlyByDefault(requirement, background);
}

/** Throws UsageError. */
export function refuseContradictions({
  cropOnly,
  fullEdit,
  background,
  backgroundColour,
  mirror,
}: MakingOptions): void {
  if (cropOnly && background === 'replace')
    throw new UsageError('--crop-only and --background replace contradict each other');
  if (cropOnly && backgroundColour)
    throw new UsageError('--crop-only and --background-colour contradict each other');
  if (cropOnly && mirror) throw new UsageError('--crop-only and --mirror contradict each other');
  if (cropOnly && fullEdit) throw new UsageError('--crop-only and --full-edit contradict each other');
}

/** Parses `DE:passport`, `US:visa:lottery`, `own:<id>` or a share link; each option adds a document. */
export function forOption(typed: string, before: RequirementOptions[] = []): RequirementOptions[] {
  const linked = linkedDocument(typed);
  if (linked) return [...before, linked];
  const [country, document, variant, ...more] = typed.split(':').map((part) => part.trim());
  if (!country || !document || variant === '' || more.length > 0) {
    throw new InvalidArgumentError('Use <country>:<document>, such as DE:passport.');
  }
  return [...before, { country, document, variant }];
}
