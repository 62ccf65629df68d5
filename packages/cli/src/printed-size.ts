import { CommandFailure } from './failure.ts';

const mmPerInch = 25.4;

/**
 * How large a finished photo is to be printed, by the pixels and the density its file states.
 *
 * In:     an encoded JPEG or PNG.
 * Out:    mm, rounded to 0.1: pixels are whole, so 35 mm at 300 dpi is 413 px and comes back as 34.97.
 * Throws: CommandFailure picture-unreadable, density-missing.
 */
export async function printedSize(
  path: string,
  bytes: Buffer,
): Promise<{ widthMm: number; heightMm: number }> {
  const { width, height, density } = await readWhole(path, bytes);
  if (!density) throw new CommandFailure('density-missing', { path });
  const mm = (px: number) => Math.round((px / density) * mmPerInch * 10) / 10;
  return { widthMm: mm(width), heightMm: mm(height) };
}

/** Decodes it too: a photo cut short is better found here than on paper. */
async function readWhole(path: string, bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height, density } = await sharp(bytes).metadata();
    if (format !== 'jpeg' && format !== 'png') throw new Error(`a sheet takes no ${format}`);
    await sharp(bytes).resize(8).raw().toBuffer();
    return { width, height, density };
  } catch (cause) {
    throw new CommandFailure('picture-unreadable', { path }, { cause });
  }
}
