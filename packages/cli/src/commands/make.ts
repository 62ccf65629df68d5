import type { MadePhoto } from '@vesika/engine';
import type { PhotoRequirement, RequirementAnswer } from '@vesika/requirements';
import { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { printDocumentNotes } from '../document-notes.ts';
import { type FaceOption, faceOption } from '../face-option.ts';
import { readOriginal } from '../input-files.ts';
import {
  addMakingOptions,
  cropOnlyOption,
  cropsOnly,
  type Format,
  type MakingOptions,
  pictureFormats,
  refuseContradictions,
} from '../making-options.ts';
import { outputFiles, outputStem, standardOutput, writeOutput } from '../output-files.ts';
import { type PhotoWork, photoRequest, runPhotos } from '../photo-run.ts';
import { type ChosenDocument, chosenDocument } from '../requirement-choice.ts';
import { makeSheet } from '../sheets.ts';
import { withStoredDocuments } from '../stored-document.ts';
import type { Terminal } from '../terminal.ts';
import { loadTexts, type Texts } from '../texts.ts';
import { UsageError } from '../usage-error.ts';

interface MakeOptions extends MakingOptions {
  force?: boolean;
  verbose?: boolean;
  face?: FaceOption;
}

export function makeCommand({ terminal, finish }: CommandContext): Command {
  const command = new Command('make')
    .summary('make passport, visa or ID photos from portraits')
    .description(
      'Finds the face in each FILE, straightens and crops the photo, replaces the background where needed,\n' +
        'writes <name>-<country>-<document>.jpg into the --out folder and measures that file for the report.\n' +
        'Your own photos are never overwritten. With --out - the file goes to standard output, and the report to\n' +
        'standard error.',
    )
    .argument('<FILE...>', 'JPG, PNG or WEBP, up to 10 MB each; - reads standard input');
  return addMakingOptions(command)
    .option(
      '--face <number>',
      'whose photo to make if several people are in the picture: 1 is the leftmost; or a point such as 0.31,0.42, in' +
        ' shares of width and height',
      faceOption,
    )
    .option('--force', 'replace files from earlier runs')
    .option('--verbose', 'print every check and change, not only what fails or is in doubt')
    .addHelpText(
      'after',
      `
Examples:
  $ vesika make selfie.jpg --country BE --document passport --out out
  $ vesika make selfie.jpg --for DE:passport --for US:visa --out out
  $ vesika make *.jpg --country usa --document visa --out out --crop-only
  $ vesika make selfie.jpg --country TR --document id --out out --formats jpg,png --sheet 10x15
  $ vesika make - --country FR --document id --out - < selfie.jpg > photo.jpg
  $ vesika make staff/*.png --country uk --document passport --out out --json > reports.jsonl`,
    )
    .action(async (files: string[], options: MakeOptions) => {
      refuseContradictions(options);
      if (options.out === standardOutput) refuseSeveral(files, options);
      const documents = await chooseDocuments(options);
      const texts = await loadTexts();
      const edits = { cropOnly: cropOnlyOption(options), background: options.background };
      for (const { answer } of documents) {
        printDocumentNotes(answer.requirement, edits, texts, terminal);
      }
      const isPiped = options.out === standardOutput;
      const outputs = isPiped ? pipedOutput(terminal) : folderOutput(files, options);
      const work = makeWork(outputs, options, texts);
      const reported = isPiped ? { ...terminal, out: terminal.err } : terminal;
      finish(
        await runPhotos({
          files,
          documents,
          json: options.json,
          brief: !options.verbose,
          face: options.face,
          mirror: options.mirror,
          terminal: reported,
          texts,
          read: readOriginal,
          work,
        }),
      );
    });
}

async function chooseDocuments(options: MakeOptions): Promise<ChosenDocument[]> {
  const { country, document, variant } = options;
  if (options.for) return withoutRepeats((await withStoredDocuments(options.for)).map(chosenDocument));
  if (country !== undefined && document !== undefined)
    return [chosenDocument({ country, document, variant })];
  throw new UsageError(
    'no document given',
    'Use --country and --document, or --for DE:passport once for each document.',
  );
}

/** Two photos for the same document would have the same name. */
function withoutRepeats(documents: ChosenDocument[]): ChosenDocument[] {
  const names = documents.map((document) => namesOf(document).join(':'));
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  if (repeated !== undefined) throw new UsageError(`--for ${repeated} is given twice`);
  return documents;
}

function namesOf({ documentType, variant, answer }: ChosenDocument): string[] {
  return [answer.requirement.countryCode, documentType, ...(variant === null ? [] : [variant])];
}

function wantsCropOnly(requirement: PhotoRequirement, options: MakeOptions): boolean {
  return cropsOnly(requirement, { cropOnly: cropOnlyOption(options), background: options.background });
}

/** Standard output holds one file. */
function refuseSeveral(files: ReadonlyArray<string>, { for: documents = [], formats, sheet }: MakeOptions) {
  const isOne = files.length === 1 && documents.length <= 1 && formats.length === 1 && sheet === undefined;
  if (!isOne) throw new UsageError('--out - makes one file: give one FILE, one document and one format');
}

interface Outputs {
  /** Names the output of a photo. Throws CommandFailure if it cannot be written. */
  claim(path: string): Promise<string>;
  write(path: string, bytes: Uint8Array): Promise<void>;
}

function folderOutput(inputs: ReadonlyArray<string>, { force }: MakeOptions): Outputs {
  const guard = outputFiles({ force, inputs });
  return {
    claim: async (path) => {
      await guard.claim(path);
      return path;
    },
    write: writeOutput,
  };
}

function pipedOutput(terminal: Terminal): Outputs {
  return {
    claim: async () => standardOutput,
    write: async (_path, bytes) => terminal.write(bytes),
  };
}

function makeWork(target: Outputs, options: MakeOptions, texts: Texts): PhotoWork {
  const wanted: ReadonlySet<Format> = new Set([
    ...options.formats,
    ...(options.sheet === undefined ? [] : ['pdf' as const]),
  ]);
  const pictures = pictureFormats.filter((format) => wanted.has(format));
  return async ({ file, document, open, progress }) => {
    const { answer } = document;
    const names = options.for ? namesOf(document) : namesOf({ ...document, variant: null });
    const stem = outputStem(options.out, file, ...names);
    const outputs: string[] = [];
    for (const format of wanted) outputs.push(await target.claim(`${stem}.${format}`));
    const { engine, source, observe } = await open();
    const request = photoRequest(answer, options, {
      background: options.background,
      ...(options.backgroundColour && { backgroundColour: options.backgroundColour }),
      ...(options.mirror && { mirror: true }),
      caption: { name: options.captionName, date: options.captionDate },
      cropOnly: wantsCropOnly(answer.requirement, options),
      dpi: options.dpi,
      formats: pictures.length === 0 ? ['jpg'] : pictures,
    });
    const made = await engine.compose(source, await observe(), request, progress.step);
    for (const { format, bytes } of made.files) {
      if (wanted.has(format)) await target.write(`${stem}.${format}`, bytes);
    }
    if (wanted.has('pdf')) await target.write(`${stem}.pdf`, await sheetPdf(made, answer, options, texts));
    return { report: made.report, outputs };
  };
}

/** Fills the sheet with copies at the size of the rule instead of the rounded pixels. */
async function sheetPdf(
  { files }: MadePhoto,
  { requirement }: RequirementAnswer,
  { sheet = 'a4' }: MakeOptions,
  texts: Texts,
): Promise<Buffer> {
  const { widthMm, heightMm } = requirement.size;
  const photos = files.slice(0, 1).map(({ bytes }) => ({ bytes, widthMm, heightMm }));
  return (await makeSheet(photos, { paper: sheet, format: 'pdf' }, texts)).bytes;
}
