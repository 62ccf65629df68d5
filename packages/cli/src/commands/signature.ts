import { Command, InvalidArgumentError } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { exitCodes } from '../exit-codes.ts';
import { readOriginal, readPhoto } from '../input-files.ts';
import { outputFiles, outputStem, writeOutput } from '../output-files.ts';
import { numberBetween } from '../photo-options.ts';
import { printFailure } from '../print-report.ts';
import { loadTexts } from '../texts.ts';

interface SignatureOptions {
  size: { widthPx: number; heightPx: number };
  kb: { minKb: number | null; maxKb: number | null };
  dpi: number;
  photo?: string;
  out: string;
  force?: boolean;
}

export function signatureCommand({ terminal, finish }: CommandContext): Command {
  return new Command('signature')
    .summary('cut a signature out of a photographed sheet of paper')
    .description(
      'Finds the signature, removes the paper with its lines and shadows, and writes it in black on white to\n' +
        '<name>-signature.jpg in the pixels and kB of the form, alone or below a finished photo.',
    )
    .argument('<FILE>', 'JPG, PNG or WEBP, up to 10 MB; - reads standard input')
    .requiredOption('--size <pixels>', 'width and height in pixels: 140x60', pixelsOf)
    .option('--kb <range>', 'size of the file in kB: 10-20, -20 or 10-', kilobytesOf, {
      minKb: null,
      maxKb: null,
    })
    .option('--dpi <number>', 'density of the file', numberBetween(72, 1200, { whole: true }), 200)
    .option('--photo <file>', 'a finished photo to show above the signature in the same file')
    .option('--out <folder>', 'folder of the result', '.')
    .option('--force', 'replace the file from an earlier run')
    .addHelpText(
      'after',
      `
Examples:
  $ vesika signature paper.jpg --size 140x60 --kb 10-20
  $ vesika signature paper.jpg --size 350x350 --kb 20-300 --dpi 300 --out out
  $ vesika signature paper.jpg --photo out/selfie-in-other.jpg --size 350x550 --kb 50-100`,
    )
    .action(async (file: string, { size, kb, dpi, photo: above, out, force }: SignatureOptions) => {
      try {
        const path = `${outputStem(out, file, 'signature')}.jpg`;
        await outputFiles({ force, inputs: above === undefined ? [file] : [file, above] }).claim(path);
        const source = await readOriginal(file);
        const photo = above === undefined ? undefined : await readPhoto(above);
        const { makeSignature } = await import('@vesika/engine/signature');
        const { bytes, isWithinLimits } = await makeSignature(source, { ...size, ...kb, dpi, photo });
        await writeOutput(path, bytes);
        const { widthPx, heightPx } = size;
        terminal.out(
          `${terminal.colours.bold(path)} (${widthPx} × ${heightPx} px, ${Math.ceil(bytes.length / 1000)} kB)`,
        );
        if (isWithinLimits) return;
        terminal.err('The file cannot have the size in kB at these pixels. Choose others within the rule.');
        finish(exitCodes.checksFailed);
      } catch (error) {
        finish(printFailure(file, error, await loadTexts(), terminal));
      }
    });
}

const sidePxMax = 4000;

function pixelsOf(typed: string): SignatureOptions['size'] {
  const [, widthPx = 0, heightPx = 0] = (/^(\d{2,4})x(\d{2,4})$/i.exec(typed.trim()) ?? []).map(Number);
  if (widthPx === 0 || heightPx === 0 || Math.max(widthPx, heightPx) > sidePxMax) {
    throw new InvalidArgumentError(`Use width and height of 10 to ${sidePxMax} pixels, such as 140x60.`);
  }
  return { widthPx, heightPx };
}

function kilobytesOf(typed: string): SignatureOptions['kb'] {
  const [, min, max] = /^(\d{0,5})-(\d{0,5})$/.exec(typed.trim()) ?? [];
  const [minKb, maxKb] = [min, max].map((text) => (text ? Number(text) : null));
  const isRange = minKb !== undefined && maxKb !== undefined && (minKb !== null || maxKb !== null);
  if (!isRange || (minKb !== null && maxKb !== null && minKb >= maxKb)) {
    throw new InvalidArgumentError('Use a range of whole kB, such as 10-20, -20 or 10-.');
  }
  return { minKb, maxKb };
}
