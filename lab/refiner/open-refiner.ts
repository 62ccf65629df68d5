import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Size } from '../../packages/engine/src/raster/raster.ts';
import { fieldStepPx } from './near-colours.ts';

/** The exported refiner; see export.py. */
export interface RefinerNet {
  run(input: RefinerInput): Promise<Float32Array>;
}

/**
 * Planes of `size`, whose sides are multiples of 32: the picture (RGB, 0..1), the mattes of IS-Net, RVM and the person
 * mask, the colours of wall and person nearby at a quarter of the size, and the height below the chin, -1..1.
 */
export interface RefinerInput {
  picture: Float32Array;
  mattes: Float32Array;
  colours: Float32Array;
  belowChin: Float32Array;
  size: Size;
}

/** Opens the ONNX file of export.py. Each run answers alpha 0..1, one value per px. */
export async function openRefiner(path: string): Promise<RefinerNet> {
  const session = await InferenceSession.create(path, { intraOpNumThreads: 2 });
  return {
    run: async ({ picture, mattes, colours, belowChin, size: { widthPx, heightPx } }) => {
      const tensor = (values: Float32Array, channels: number, step = 1) =>
        new Tensor('float32', values, [1, channels, heightPx / step, widthPx / step]);
      const { answer } = await session.run({
        picture: tensor(picture, 3),
        nets: tensor(mattes, 3),
        colours: tensor(colours, 6, fieldStepPx),
        below: tensor(belowChin, 1),
      });
      return (answer!.data as Float32Array).subarray(0, widthPx * heightPx);
    },
  };
}
