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

/** The options of the commands that make photos. */
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
          ' a variant, or a part of its name, comes third, as in US:visa:lottery',
      )
        .argParser(forOption)
        .conflicts(['country', 'document', 'variant']),
    )
    .requiredOption('--out <folder>', 'where the photos go; made when missing')
    .option('--formats <list>', 'jpg, png, pdf (a sheet to print), separated by commas', listOf(formats), [
      'jpg',
    ])
    .option('--dpi <number>', "300 to 1200; at least the record's", numberBetween(300, 1200, { whole: true }))
    .option(
      '--background <way>',
      'auto: keep one that satisfies the rule; replace; keep',
      oneOf(backgrounds),
      'auto',
    )
    .option('--crop-only', 'straighten, crop and resize only; background and light stay as they are')
    .option('--sheet <paper>', `paper of the pdf, and makes one: ${papers.join(', ')}`, paperOf);
}
