import sharp from 'sharp';
import type { AlphaMap } from '../observe/matting.ts';
import type { SeenView } from './matte-view.ts';

/** px of portrait space, both ways, that one value stands for. */
export const opinionPx = 4;

/**
 * What each net said of the view, small: shares of person 0..255, the whole of portrait space. Where they differ the
 * matte is a choice between them.
 */
export interface MatteOpinions {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The matting net. */
  readonly net: Uint8Array;
  /** The net that mattes nothing but people. */
  readonly people: Uint8Array;
  /** The coarse mask. */
  readonly person: Uint8Array;
}

/** Out: nobody where the nets were shown nothing, above the person. */
export async function matteOpinions({ size, above, shown, raw }: SeenView): Promise<MatteOpinions> {
  const widthPx = Math.ceil(size.widthPx / opinionPx);
  const shownRows = Math.ceil(shown.heightPx / opinionPx);
  const emptyRows = Math.round(above / opinionPx);
  const heightPx = emptyRows + shownRows;
  const small = async (map: AlphaMap): Promise<Uint8Array> => {
    const values = new Uint8Array(widthPx * heightPx);
    values.set(await shrunk(map, widthPx, shownRows), emptyRows * widthPx);
    return values;
  };
  const [net, people, person] = await Promise.all([small(raw.net), small(raw.people), small(raw.person)]);
  return { widthPx, heightPx, net, people, person };
}

async function shrunk(
  { values, widthPx, heightPx }: AlphaMap,
  width: number,
  height: number,
): Promise<Buffer> {
  const bytes = new Uint8Array(values.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = 255 * values[i]! + 0.5;
  return sharp(bytes, { raw: { width: widthPx, height: heightPx, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}
