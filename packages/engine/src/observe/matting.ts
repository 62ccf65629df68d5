import sharp from 'sharp';
import type { Raster } from '../geometry/raster.ts';
import { netSize, type PictureSize } from './matting-size.ts';
import type { MattingNet, Sessions } from './sessions.ts';

/** What a net says about the whole picture it was shown, at its own size: 0 background, 1 person. */
export interface AlphaMap {
  readonly values: Float32Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface RawMattes {
  /** Fine but without common sense: keeps furniture, loses strands. */
  net: AlphaMap;
  /** Takes nothing but people for people, but drops parts of white clothes. */
  people: AlphaMap;
  /** Coarse but knows where the person is. */
  person: AlphaMap;
  /** The picture as the matting net saw it, same size as `net`. */
  seen: Raster;
}

/**
 * Shows the picture to the three nets.
 *
 * In:     a levelled view; the nets need hair, shoulders and background in view.
 * Throws: EngineError matting-model-invalid; see MattingNet.
 */
export async function observeMattes(
  view: Raster,
  { matting, peopleMatting, personMask }: Pick<Sessions, 'matting' | 'peopleMatting' | 'personMask'>,
): Promise<RawMattes> {
  const seen = await resize(view, netSize(view, matting.size));
  const person = await alphaMap(await resize(seen, netSize(seen, personMask.size)), personMask);
  const people = await alphaMap(await resize(view, netSize(view, peopleMatting.size)), peopleMatting);
  return { net: await alphaMap(seen, matting), people, person, seen };
}

/** Share of person from which a pixel of the coarse mask may be hair. */
const mayBePerson = 0.2;

/** How many rows at the top of a view show nobody, px of the view. */
export async function rowsAbovePerson(
  view: Raster,
  { personMask }: Pick<Sessions, 'personMask'>,
): Promise<number> {
  const { values, widthPx, heightPx } = await alphaMap(
    await resize(view, netSize(view, personMask.size)),
    personMask,
  );
  const first = values.findIndex((share) => share > mayBePerson);
  return first < 0 ? 0 : (Math.floor(first / widthPx) / heightPx) * view.heightPx;
}

async function alphaMap(seen: Raster, net: MattingNet): Promise<AlphaMap> {
  return { values: await net.run(seen), widthPx: seen.widthPx, heightPx: seen.heightPx };
}

/** Squeezes to the exact size; the nets do not mind an aspect that is a little off. */
async function resize({ data, widthPx, heightPx }: Raster, size: PictureSize): Promise<Raster> {
  const resized = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .resize(size.widthPx, size.heightPx, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { data: resized, widthPx: size.widthPx, heightPx: size.heightPx };
}
