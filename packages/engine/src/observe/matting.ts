import sharp from 'sharp';
import type { Raster } from '../geometry/raster.ts';
import { netSize } from './matting-size.ts';
import { packedBytes, planarFloats, unitFloats } from './matting-tensors.ts';
import { type MattingNet, netSizePx, type Sessions } from './sessions.ts';

/** What a net says about the whole picture it was shown, at its own size: 0 background, 1 person. */
export interface AlphaMap {
  readonly values: Float32Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface RawMattes {
  /** Fine but without common sense: keeps furniture, loses strands. */
  net: AlphaMap;
  /** Coarse but knows where the person is. */
  person: AlphaMap;
  /** The picture as the matting net saw it, same size as `net`. */
  seen: Raster;
}

const personSize = { widthPx: netSizePx.personMask, heightPx: netSizePx.personMask };

/**
 * Shows the picture to both nets.
 *
 * In: the `wide` crop; the nets need hair, shoulders and background in view.
 */
export async function observeMattes(
  wide: Raster,
  { matting, personMask }: Pick<Sessions, 'matting' | 'personMask'>,
): Promise<RawMattes> {
  const fixedSize = matting.kind === 'planar-floats' ? matting.fixedSize : null;
  const seen = await resize(wide, fixedSize ?? netSize(wide));
  const person = await personMask.run(unitFloats(await resize(seen, personSize)));
  return {
    net: { values: await runMatting(seen, matting), widthPx: seen.widthPx, heightPx: seen.heightPx },
    person: { values: person, ...personSize },
    seen,
  };
}

function runMatting(seen: Raster, net: MattingNet): Promise<Float32Array> {
  return net.kind === 'packed-bytes' ? net.run(packedBytes(seen), seen) : net.run(planarFloats(seen), seen);
}

/** Squeezes to the exact size; the nets do not mind an aspect that is a little off. */
async function resize(
  { data, widthPx, heightPx }: Raster,
  size: { widthPx: number; heightPx: number },
): Promise<Raster> {
  const resized = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .resize(size.widthPx, size.heightPx, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { data: resized, ...size };
}
