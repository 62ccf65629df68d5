import sharp from 'sharp';
import { netSize, type PictureSize } from '../nets/matting-size.ts';
import type { MattingNet, Sessions } from '../nets/sessions.ts';
import type { Raster } from '../raster/raster.ts';

type NetSize = MattingNet['size'];

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
 * In:     a levelled view; the nets need hair, shoulders and background in view; and what was seen of it before.
 * Throws: EngineError matting-model-invalid; see MattingNet.
 */
export async function observeMattes(
  view: Raster,
  { isWallPlain }: { isWallPlain: boolean },
  { matting, peopleMatting, personMask }: Pick<Sessions, 'matting' | 'peopleMatting' | 'personMask'>,
): Promise<RawMattes> {
  const seen = await resize(view, netSize(view, matting.size));
  const { map: person } = await lookAt(seen, personMask, personMask.size);
  const peopleSize = isWallPlain ? beforePlainWall(peopleMatting.size) : peopleMatting.size;
  const { map: people } = await lookAt(view, peopleMatting, peopleSize);
  return { net: await alphaMap(seen, matting), people, person, seen };
}

/** Before a plain wall the net that knows people has nothing to tell apart that it could not see smaller. */
const plainWallShare = 0.54;

function beforePlainWall(size: NetSize): NetSize {
  return 'pixelsMax' in size ? { ...size, pixelsMax: Math.round(plainWallShare * size.pixelsMax) } : size;
}

/** A picture at one of the sizes of a net, and what the net says of it. */
export async function lookAt(
  picture: Raster,
  net: MattingNet,
  size: NetSize,
): Promise<{ seen: Raster; map: AlphaMap }> {
  const seen = await resize(picture, netSize(picture, size));
  return { seen, map: await alphaMap(seen, net) };
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
