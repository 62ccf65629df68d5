import sharp from 'sharp';
import { netSize, type PictureSize } from '../nets/matting-size.ts';
import type { MattingNet, Sessions } from '../nets/sessions.ts';
import type { Raster } from '../raster/raster.ts';

type NetSize = MattingNet['size'];

/** Output of a net for a whole picture, at the net's own size: 0 background, 1 person. */
export interface AlphaMap {
  readonly values: Float32Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface RawMattes {
  /** IS-Net: fine edges, but keeps furniture and loses locks of hair. */
  isNet: AlphaMap;
  /** Robust Video Matting (RVM): marks only people, but drops parts of white clothes. */
  rvm: AlphaMap;
  /** MediaPipe selfie segmentation: coarse, but knows where the person is. */
  personMask: AlphaMap;
}

/**
 * Runs IS-Net, RVM and the person mask on a picture.
 *
 * In:     `view`, a levelled portrait with hair, shoulders and background in view; `isWallPlain`, see isWallPlain.
 * Out:    one map per net, each at that net's size.
 * Throws: EngineError matting-model-invalid; see MattingNet.
 */
export async function observeMattes(
  view: Raster,
  { isWallPlain }: { isWallPlain: boolean },
  nets: Pick<Sessions, 'matting' | 'rvm' | 'personMask'>,
): Promise<RawMattes> {
  const picture = await resize(view, netSize(view, nets.matting.size));
  const { map: personMask } = await runNet(picture, nets.personMask, nets.personMask.size);
  const rvmSize = isWallPlain ? sizeForPlainWall(nets.rvm.size) : nets.rvm.size;
  const { map: rvm } = await runNet(view, nets.rvm, rvmSize);
  return { isNet: await alphaMap(picture, nets.matting), rvm, personMask };
}

/** Share of RVM's pixels that is enough in front of a plain wall, where nothing competes with the person. */
const plainWallShare = 0.54;

function sizeForPlainWall(size: NetSize): NetSize {
  return 'pixelsMax' in size ? { ...size, pixelsMax: Math.round(plainWallShare * size.pixelsMax) } : size;
}

/** Runs a net on a picture, resized to one of the sizes that the net accepts. */
export async function runNet(
  picture: Raster,
  net: MattingNet,
  size: NetSize,
): Promise<{ input: Raster; map: AlphaMap }> {
  const input = await resize(picture, netSize(picture, size));
  return { input, map: await alphaMap(input, net) };
}

async function alphaMap(input: Raster, net: MattingNet): Promise<AlphaMap> {
  return { values: await net.run(input), widthPx: input.widthPx, heightPx: input.heightPx };
}

/** Resizes to the exact size; the nets tolerate a slightly wrong aspect ratio. */
async function resize({ data, widthPx, heightPx }: Raster, size: PictureSize): Promise<Raster> {
  const resized = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .resize(size.widthPx, size.heightPx, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { data: resized, widthPx: size.widthPx, heightPx: size.heightPx };
}
