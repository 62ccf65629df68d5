import { basename, extname } from 'node:path';
import type { SheetDpi } from '@vesika/engine/print';
import { type PaperId, paperIds } from '@vesika/requirements/vocabulary';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { readPhoto } from '../input-files.ts';
import { outputFiles, writeOutput } from '../output-files.ts';
import { paperOf } from '../papers.ts';
import { numberBetween } from '../photo-options.ts';
import { printFailure } from '../print-report.ts';
import { printedSize } from '../printed-size.ts';
import { makeSheet, type SheetPhoto } from '../sheets.ts';
import type { Terminal } from '../terminal.ts';
import { loadTexts, type Texts } from '../texts.ts';

interface SheetCommandOptions {
  paper: PaperId;
  count?: number;
  gap?: number;
  dpi?: SheetDpi;
  ruler?: number;
  out?: string;
  force?: boolean;
}

const formats = { '.pdf': 'pdf', '.jpg': 'jpg', '.jpeg': 'jpg' } as const;

export function sheetCommand({ terminal, finish }: CommandContext): Command {
  return new Command('sheet')
    .summary('make a print sheet of finished photos, at actual size')
    .description(
      'Puts finished photos on one sheet at the size their files state, with cutting marks. Photos of\n' +
        'different sizes can share a sheet. Print it at 100%. Without photos, the sheet has a ruler of\n' +
        '50 mm alone: print it at the shop first, and give the length it has there with --ruler.',
    )
    .argument('[PHOTO...]', 'JPG or PNG as Vesika saved them')
    .requiredOption('--paper <paper>', paperIds.join(', '), paperOf)
    .option(
      '--count <number>',
      'copies of each photo; as many as fit if not given',
      numberBetween(1, 1000, { whole: true }),
    )
    .option('--gap <mm>', 'between photos, 0 to 20; 1 if not given', numberBetween(0, 20, { whole: false }))
    .option(
      '--ruler <mm>',
      'length of the ruler as the shop prints it, 50 to 54; the sheet is made smaller to match',
      numberBetween(50, 54, { whole: false }),
    )
    .addOption(
      new Option('--dpi <number>', 'of a .jpg for a photo lab: 254, 300 or 600')
        .argParser(dpiOf)
        .default(undefined, '300'),
    )
    .option('--out <file>', 'a .pdf or .jpg; <first photo>-<paper>.pdf if not given', sheetFile)
    .option('--force', 'replace the file from an earlier run')
    .addHelpText(
      'after',
      `
Examples:
  $ vesika sheet out/selfie-de-passport.jpg --paper A4
  $ vesika sheet out/selfie-us-visa.jpg --paper 4x6in --count 2 --out visa.jpg
  $ vesika sheet --paper 10x15 --out ruler.jpg
  $ vesika sheet out/selfie-us-visa.jpg --paper 10x15 --ruler 51.5 --dpi 254 --out visa.jpg
  $ vesika sheet out/mum-de-id.jpg out/dad-de-id.jpg --paper 10x15 --count 4 --gap 2`,
    )
    .action(async (files: string[], options: SheetCommandOptions) => {
      finish(await writeSheet(files, options, terminal, await loadTexts()));
    });
}

function dpiOf(typed: string): SheetDpi {
  const dpi = ([254, 300, 600] as const).find((each) => `${each}` === typed);
  if (dpi === undefined) throw new InvalidArgumentError('Use 254, 300 or 600.');
  return dpi;
}

function sheetFile(typed: string): string {
  if (formatOf(typed) === undefined)
    throw new InvalidArgumentError('Use a file name that ends in .pdf or .jpg.');
  return typed;
}

function formatOf(path: string): 'pdf' | 'jpg' | undefined {
  return formats[extname(path).toLowerCase() as keyof typeof formats];
}

/** If one photo is unusable, no sheet is made. */
async function writeSheet(
  files: ReadonlyArray<string>,
  { paper, count, gap: gapMm, ruler: rulerPrintedMm, dpi, out, force }: SheetCommandOptions,
  terminal: Terminal,
  texts: Texts,
): Promise<ExitCode> {
  const first = files[0] ?? 'ruler';
  const path = out ?? `${basename(first, extname(first))}-${paper}.pdf`;
  let file = first;
  try {
    await outputFiles({ force, inputs: files }).claim(path);
    const photos: SheetPhoto[] = [];
    for (file of files) {
      const bytes = await readPhoto(file);
      photos.push({ bytes, ...(await printedSize(file, bytes)) });
    }
    file = path;
    const format = formatOf(path) ?? 'pdf';
    const sheet = await makeSheet(photos, { paper, count, gapMm, rulerPrintedMm, dpi, format }, texts);
    await writeOutput(path, sheet.bytes);
    const size = `${Math.round(sheet.widthMm)} × ${Math.round(sheet.heightMm)} mm`;
    terminal.out(`${terminal.colours.bold(path)} (${size}, ${texts.photoCount(sheet.photoCount)})`);
    terminal.out(texts.printNote());
    return exitCodes.done;
  } catch (error) {
    return printFailure(file, error, texts, terminal);
  }
}
