import { type Caption, captionNamePattern } from '@vesika/report';
import { openOutliner } from '@vesika/typeset';
import sharp from 'sharp';
import { EngineError } from '../errors.ts';
import type { Raster } from '../raster/raster.ts';

/** Height of a line, and most of the room below the chin that all lines take, as shares. */
const lineShare = 0.05;
const roomShare = 0.55;
/** Font size, distance of the baseline from the lower end of the line, and longest line, as shares. */
const fontShare = 0.72;
const baselineShare = 0.28;
const widthShare = 0.94;

/** Throws: request-invalid if the font lacks a letter of the name. */
export function refuseUnprintable({ name }: Caption): void {
  if (name !== undefined && !captionNamePattern.test(name)) {
    throw new EngineError('request-invalid', { field: 'captionName' });
  }
}

/**
 * Draws a white strip with centred lines of text over the bottom of a picture, below the chin.
 *
 * In:  `chinY`, px from the top.
 * Out: the picture, and the first row of the strip.
 */
export async function drawCaption(
  { data, widthPx, heightPx }: Raster,
  { name, date }: Caption,
  chinY: number,
): Promise<{ picture: Raster; fromRow: number }> {
  const lines = [name, date?.split('-').reverse().join('-')].filter((line) => line !== undefined);
  const linePx = Math.min(lineShare * heightPx, (roomShare * (heightPx - chinY)) / lines.length);
  const fromRow = Math.round(heightPx - linePx * lines.length);
  const outline = await openOutliner(lines, 'en');
  const paths = lines.map((line, n) => {
    const { path, width } = outline(line);
    const sizePx = Math.min(linePx * fontShare, (widthPx * widthShare) / width);
    const baseline = heightPx - linePx * (lines.length - 1 - n + baselineShare);
    const left = (widthPx - width * sizePx) / 2;
    return `<path transform="translate(${left} ${baseline}) scale(${sizePx})" d="${path}"/>`;
  });
  const strip = `<rect y="${fromRow}" width="${widthPx}" height="${heightPx - fromRow}" fill="#fff"/>`;
  const size = `width="${widthPx}" height="${heightPx}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${strip}${paths.join('')}</svg>`;
  const drawn = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { picture: { data: drawn, widthPx, heightPx }, fromRow };
}
