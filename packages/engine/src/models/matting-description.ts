import { readFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { z } from 'zod';
import { EngineError } from '../errors.ts';

const sidePx = z.int().min(16).max(4096);
const perChannel = z.tuple([z.number(), z.number(), z.number()]);

const inputFields = {
  name: z.string().min(1),
  /**
   * NCHW: [1, 3, H, W]; NHWC: [1, H, W, 3]; NHWC-2x2: [1, H/2, W/2, 12], where channel (2 * dy + dx) * 3 + c is colour
   * c of pixel (2 * x + dx, 2 * y + dy).
   */
  layout: z.enum(['NCHW', 'NHWC', 'NHWC-2x2']),
  channels: z.enum(['RGB', 'BGR']),
};

/** A byte 0..255 becomes (byte * scale - mean) / std; `mean` and `std` are in the order of `channels`. */
const normalisation = z.strictObject({
  scale: z.number().positive(),
  mean: perChannel,
  std: perChannel.refine((std) => std.every((value) => value > 0), 'must be positive'),
});

/** Description file of a matting net, with everything that its ONNX file does not contain. No field has a default. */
const mattingDescription = z
  .strictObject({
    input: z.discriminatedUnion('type', [
      z.strictObject({ ...inputFields, type: z.literal('float32'), normalisation }),
      z.strictObject({ ...inputFields, type: z.literal('uint8') }),
    ]),
    /** The fixed size of the net; or a factor of both sides and a pixel budget, of which the largest size is used. */
    size: z.union([
      z.strictObject({ widthPx: sidePx, heightPx: sidePx }),
      z.strictObject({ multipleOfPx: z.int().min(1).max(512), pixelsMax: z.int().max(4096 * 4096) }),
    ]),
    output: z.strictObject({
      name: z.string().min(1),
      /** NHW has no channel dimension: [1, H, W]. H and W are those of the input. */
      layout: z.enum(['NCHW', 'NHWC', 'NHW']),
      /** Index of the alpha channel, from 0. */
      channel: z.int().min(0),
      /** Values of background and person, or `logits` when the sigmoid must still be applied. */
      range: z.union([
        z.literal('logits'),
        z
          .tuple([z.number(), z.number()])
          .refine(([background, person]) => background !== person, 'must differ'),
      ]),
    }),
  })
  .superRefine(({ input, size, output }, context) => {
    const sides = 'widthPx' in size ? [size.widthPx, size.heightPx] : [size.multipleOfPx];
    if (input.layout === 'NHWC-2x2' && sides.some((side) => side % 2 !== 0)) {
      context.addIssue({ code: 'custom', path: ['size'], message: 'must be even for NHWC-2x2' });
    }
    if ('pixelsMax' in size && size.pixelsMax < size.multipleOfPx ** 2) {
      context.addIssue({
        code: 'custom',
        path: ['size', 'pixelsMax'],
        message: 'is less than the least size',
      });
    }
    if (output.layout === 'NHW' && output.channel !== 0) {
      context.addIssue({ code: 'custom', path: ['output', 'channel'], message: 'must be 0 for NHW' });
    }
  });

export type MattingDescription = z.infer<typeof mattingDescription>;

export interface MattingModel {
  /** Path of an ONNX file. */
  path: string;
  description: MattingDescription;
}

/**
 * Reads a matting net of the operator: `nets/mynet.onnx` is described by `nets/mynet.json`.
 *
 * Throws: EngineError matting-model-invalid; `reason` is description-missing, description-unreadable (not JSON) or
 *         description-invalid (with `field` and `problem`).
 */
export async function readMattingModel(path: string): Promise<MattingModel> {
  const { dir, name } = parse(path);
  const descriptionPath = join(dir, `${name}.json`);
  const result = mattingDescription.safeParse(await readJson(descriptionPath));
  if (result.success) return { path, description: result.data };
  const [issue] = result.error.issues;
  throw new EngineError('matting-model-invalid', {
    reason: 'description-invalid',
    file: basename(descriptionPath),
    field: issue?.path.join('.') ?? '',
    problem: issue?.message ?? '',
  });
}

async function readJson(path: string): Promise<unknown> {
  const file = basename(path);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw new EngineError('matting-model-invalid', { reason: 'description-missing', file }, { cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new EngineError('matting-model-invalid', { reason: 'description-unreadable', file }, { cause });
  }
}
