import sharp, { type OverlayOptions } from 'sharp';
import { withJfifDensity } from '../compose/density.ts';
import { withSrgbProfile } from '../compose/jpeg-profile.ts';
import { pxFromMm } from '../geometry/units.ts';
import { type LabelShape, labelColour, shapeLabels } from './label-shapes.ts';
import { outlineColour } from './outline-colour.ts';
import type { SheetLayout, SheetLine } from './sheet.ts';

/** Densities of photo labs: most print 300 dots per inch, some 254, which is 10 per mm. */
export type SheetDpi = 254 | 300 | 600;

export interface SheetJpegOptions {
  dpi?: SheetDpi | undefined;
  /** Language of the labels; English by default. */
  language?: string;
}

const hairlineMm = 0.085;
const quality = 95;

/**
 * Renders the sheet as a picture for print shops that do not accept PDF: white paper with the photos, cut marks, ruler
 * and labels. JPEG 4:4:4 with density and sRGB profile, no other metadata.
 *
 * In: encoded JPEG or PNG files, indexed like the photos of the request; `dpi`, 300 by default.
 */
export async function renderSheetJpeg(
  layout: SheetLayout,
  photos: readonly Buffer[],
  { dpi = 300, language = 'en' }: SheetJpegOptions = {},
): Promise<Buffer> {
  const px = (mm: number) => Math.round(pxFromMm(mm, dpi));
  const lines = [...layout.cutMarks, ...layout.ruler];
  const labels = (await shapeLabels([layout], language))(layout);
  const jpeg = await sharp({
    create: { width: px(layout.widthMm), height: px(layout.heightMm), channels: 3, background: 'white' },
  })
    .composite([
      ...lineOverlays(lines, px),
      ...outlineOverlays(layout, px),
      ...labelOverlays(layout, labels, px),
      ...(await photoOverlays(layout, photos, px)),
    ])
    .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: true })
    .toBuffer();
  return withJfifDensity(await withSrgbProfile(jpeg), dpi);
}

type ToPx = (mm: number) => number;

/** Both edges are rounded, so that equal gaps stay equal within a pixel everywhere. */
async function photoOverlays(
  { placements }: SheetLayout,
  photos: readonly Buffer[],
  px: ToPx,
): Promise<OverlayOptions[]> {
  const resized = new Map<string, Promise<Buffer>>();
  return await Promise.all(
    placements.map(async ({ photo, leftMm, topMm, widthMm, heightMm }) => {
      const left = px(leftMm);
      const top = px(topMm);
      const width = px(leftMm + widthMm) - left;
      const height = px(topMm + heightMm) - top;
      const key = `${photo} ${width} ${height}`;
      const made = resized.get(key) ?? resizedPhoto(photos[photo]!, width, height);
      resized.set(key, made);
      return { input: await made, raw: { width, height, channels: 3 as const }, left, top };
    }),
  );
}

async function resizedPhoto(photo: Buffer, width: number, height: number): Promise<Buffer> {
  return await sharp(photo)
    .flatten({ background: 'white' })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

/** Grey boxes under the photos that show as a hairline around them, clipped to the paper. */
function outlineOverlays(
  { placements, outlined, widthMm, heightMm }: SheetLayout,
  px: ToPx,
): OverlayOptions[] {
  if (!outlined) return [];
  const thin = Math.max(1, px(hairlineMm));
  return placements.map((photo) => {
    const left = Math.max(0, px(photo.leftMm) - thin);
    const top = Math.max(0, px(photo.topMm) - thin);
    const width = Math.min(px(widthMm), px(photo.leftMm + photo.widthMm) + thin) - left;
    const height = Math.min(px(heightMm), px(photo.topMm + photo.heightMm) + thin) - top;
    return { input: { create: { width, height, channels: 3, background: outlineColour } }, left, top };
  });
}

/** All labels as one SVG. */
function labelOverlays(
  { widthMm, heightMm }: SheetLayout,
  labels: readonly LabelShape[],
  px: ToPx,
): OverlayOptions[] {
  if (labels.length === 0) return [];
  const shapes = labels.map(
    ({ path, leftMm, baselineMm, sizeMm }) =>
      `<path transform="translate(${leftMm} ${baselineMm}) scale(${sizeMm})" d="${path}"/>`,
  );
  const view = `width="${px(widthMm)}" height="${px(heightMm)}" viewBox="0 0 ${widthMm} ${heightMm}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${view} fill="${labelColour}">${shapes.join('')}</svg>`;
  return [{ input: Buffer.from(svg), left: 0, top: 0 }];
}

/** Black bars one hairline wide; the photos are drawn on top. */
function lineOverlays(lines: readonly SheetLine[], px: ToPx): OverlayOptions[] {
  const thin = Math.max(1, px(hairlineMm));
  return lines.map(({ fromXMm, fromYMm, toXMm, toYMm }) => {
    const width = Math.max(thin, Math.abs(px(toXMm) - px(fromXMm)));
    const height = Math.max(thin, Math.abs(px(toYMm) - px(fromYMm)));
    return {
      input: { create: { width, height, channels: 3, background: 'black' } },
      left: px(Math.min(fromXMm, toXMm)),
      top: px(Math.min(fromYMm, toYMm)),
    };
  });
}
