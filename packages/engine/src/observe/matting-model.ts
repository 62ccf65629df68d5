import { EngineError } from '../errors.ts';

/** What onnxruntime tells of a model's inputs and outputs, as far as it is needed here. */
export interface ModelDescription {
  readonly inputMetadata: readonly ValueDescription[];
  readonly outputMetadata: readonly ValueDescription[];
}

export type ValueDescription =
  | { readonly name: string; readonly isTensor: false }
  | {
      readonly name: string;
      readonly isTensor: true;
      readonly type: string;
      /** A name where the size is known only at run time. */
      readonly shape: ReadonlyArray<number | string>;
    };

export interface MattingModel {
  inputName: string;
  outputName: string;
  /** Null when both sides are free. */
  fixedSize: { widthPx: number; heightPx: number } | null;
}

/**
 * Sees whether a model can stand in for the matting net: one picture in, float32 [1, 3, H, W], and a first
 * output of one channel, float32 [1, 1, H, W]. Further outputs are ignored.
 *
 * Throws: EngineError matting-model-invalid, with the reason `input` or `output`.
 */
export function assertMattingModel({ inputMetadata, outputMetadata }: ModelDescription): MattingModel {
  const [input] = inputMetadata;
  const [output] = outputMetadata;
  if (!input || inputMetadata.length !== 1 || !isPicture(input, 3)) {
    throw new EngineError('matting-model-invalid', { reason: 'input' });
  }
  if (!output || !isPicture(output, 1)) throw new EngineError('matting-model-invalid', { reason: 'output' });
  const [, , heightPx, widthPx] = input.shape;
  const isFree = typeof heightPx === 'string' && typeof widthPx === 'string';
  if (isFree) return { inputName: input.name, outputName: output.name, fixedSize: null };
  if (typeof heightPx !== 'number' || typeof widthPx !== 'number') {
    throw new EngineError('matting-model-invalid', { reason: 'input' });
  }
  return { inputName: input.name, outputName: output.name, fixedSize: { widthPx, heightPx } };
}

/** Sizes left open may turn out right; fixed ones have to be. */
function isPicture(
  value: ValueDescription,
  channels: number,
): value is Extract<ValueDescription, { isTensor: true }> {
  if (!value.isTensor || value.type !== 'float32' || value.shape.length !== 4) return false;
  const [count, channelCount] = value.shape;
  const allows = (size: number | string | undefined, wanted: number) =>
    typeof size === 'string' || size === wanted;
  return allows(count, 1) && allows(channelCount, channels);
}
