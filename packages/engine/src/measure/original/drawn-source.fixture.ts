import sharp from 'sharp';
import { drawPortrait, type PortraitOptions } from '../../../fixtures/portrait/draw-portrait.ts';
import { syntheticFace } from '../../face/synthetic-face.fixture.ts';
import { type SourceView, wholeSource } from './source-view.ts';

/** The drawn sitter as an original, with a synthetic mesh at the drawn eyes, so that no net has to run. */
export async function drawnSource(options: PortraitOptions = {}): Promise<SourceView> {
  const { truth, ...picture } = drawPortrait({ widthPx: 720, heightPx: 960, ...options });
  const { eyeImageLeft: left, eyeImageRight: right } = truth;
  const mesh = syntheticFace<'source'>({
    x: (left.xPx + right.xPx) / 2,
    y: (left.yPx + right.yPx) / 2,
    interEyePx: Math.hypot(right.xPx - left.xPx, right.yPx - left.yPx),
  });
  return saved(wholeSource({ bytes: Buffer.alloc(0), exif: null, picture, mesh }), 95);
}

/** The picture after saving as JPEG and decoding again. */
export async function saved(source: SourceView, quality: number): Promise<SourceView> {
  const { data, widthPx, heightPx } = source.picture;
  const bytes = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
  const picture = { data: await sharp(bytes).raw().toBuffer(), widthPx, heightPx };
  return wholeSource({ bytes, exif: null, picture, mesh: source.mesh });
}

/** The picture with every byte replaced by a function of its value and position. */
export function repainted(
  source: SourceView,
  paint: (byte: number, x: number, y: number, channel: number) => number,
): SourceView {
  const { data: before, widthPx, heightPx } = source.picture;
  const data = new Uint8ClampedArray(before.length);
  for (let y = 0, at = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      for (let c = 0; c < 3; c++, at++) data[at] = paint(before[at]!, x, y, c);
    }
  }
  const picture = { data: new Uint8Array(data.buffer), widthPx, heightPx };
  return wholeSource({ bytes: source.bytes, exif: null, picture, mesh: source.mesh });
}
