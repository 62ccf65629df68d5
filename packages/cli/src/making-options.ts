import type { PaperId } from '@vesika/engine/print';
import { type Command, Option } from 'commander';
import { forOption } from './for-option.ts';
import { paperOf, papers } from './papers.ts';
import { addPhotoOptions, listOf, numberBetween, oneOf, type PhotoOptions } from './photo-options.ts';
import type { RequirementOptions } from './requirement-choice.ts';

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
  cropOnly?: boolean;
  sheet?: PaperId;
}

export function addMakingOptions(command: Command): Command {
  return addPhotoOptions(command, { named: false })
    .addOption(
      new Option(
        '--for <country:document>',
        'instead of --country and --document, for several documents: --for DE:passport --for US:visa;' +
          ' add a variant, or part of its name, as in US:visa:lottery',
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
      '300 to 1200, but no less than the requirements ask for',
      numberBetween(300, 1200, { whole: true }),
    )
    .option(
      '--background <way>',
      'auto (keep it where it already passes), replace or keep',
      oneOf(backgrounds),
      'auto',
    )
    .option('--crop-only', 'only straighten, crop and resize; background and light stay as they are')
    .option('--sheet <paper>', `also make a print sheet, on this paper: ${papers.join(', ')}`, paperOf);
}
