import { mmPerInch } from '@vesika/requirements/inch';
import { CommandFailure } from './failure.ts';

/**
 * The print size of a finished photo, from its pixels and stated density.
 *
 * In: an encoded JPEG or PNG.
 * Out: mm, rounded to 0.1, because 35 mm at 300 dpi is 413 px, which is 34.97 mm.
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

/** Decodes the whole file, so that a truncated photo is found before printing. */
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
