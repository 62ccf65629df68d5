import { EngineError } from '../errors.ts';
import type { MattingDescription } from '../models/matting-description.ts';
import type { PictureSize } from './matting-size.ts';

/** The part of onnxruntime's model metadata that is needed here. */
interface ModelMetadata {
  readonly inputMetadata: readonly ValueMetadata[];
  readonly outputMetadata: readonly ValueMetadata[];
}

type ValueMetadata =
  | { readonly name: string; readonly isTensor: false }
  | { readonly name: string; readonly isTensor: true; readonly type: string; readonly shape: Shape };

/** Dimensions of a tensor; a name or a negative number means that the dimension is known only at run time. */
type Shape = ReadonlyArray<number | string>;

/** Placeholder for any sufficient number of channels. */
const anyCount = 'C';

const inputShapes = {
  NCHW: [1, 3, 'H', 'W'],
  NHWC: [1, 'H', 'W', 3],
  'NHWC-2x2': [1, 'H/2', 'W/2', 12],
} as const satisfies Record<MattingDescription['input']['layout'], Shape>;

const outputShapes = {
  NCHW: [1, anyCount, 'H', 'W'],
  NHWC: [1, 'H', 'W', anyCount],
  NHW: [1, 'H', 'W'],
} as const satisfies Record<MattingDescription['output']['layout'], Shape>;

/**
 * Checks that a net matches its description: one input, and the names, types and shapes. A dimension that the net
 * leaves open matches anything; assertAnswerShape checks it again on each output.
 *
 * Throws: EngineError matting-model-invalid with `described` and `found`; `reason` is input-count, input-name,
 *         input-type, input-shape, output-name, output-type, output-shape or output-channel.
 */
export function assertFits(model: ModelMetadata, { input, size, output }: MattingDescription): void {
  const fixedSize = 'widthPx' in size ? size : null;
  const [picture] = model.inputMetadata;
  if (!picture || model.inputMetadata.length !== 1) refuse('input-count', 1, model.inputMetadata.length);
  if (picture.name !== input.name) refuse('input-name', input.name, picture.name);
  assertShape('input', shapeOf('input', picture, [input.type]), sized(inputShapes[input.layout], fixedSize));

  const alpha = model.outputMetadata.find(({ name }) => name === output.name);
  if (!alpha) refuse('output-name', output.name, model.outputMetadata.map(({ name }) => name).join(', '));
  assertAnswerShape(shapeOf('output', alpha, ['float32', 'uint8']), output, fixedSize);
}

/**
 * Checks the shape of an output against its description.
 *
 * Throws: EngineError matting-model-invalid with the reason output-shape or output-channel.
 */
export function assertAnswerShape(
  found: Shape,
  output: MattingDescription['output'],
  size: PictureSize | null,
): void {
  assertShape('output', found, sized(outputShapes[output.layout], size));
  const channels = output.layout === 'NHW' ? 1 : found[output.layout === 'NCHW' ? 1 : 3]!;
  if (!isOpen(channels) && output.channel >= Number(channels)) {
    refuse('output-channel', output.channel, written(found));
  }
}

/** Dimensions of the input tensor for a picture of this size. */
export function inputDims({ layout }: MattingDescription['input'], size: PictureSize): number[] {
  return sized(inputShapes[layout], size).map(Number);
}

/** Shape with numbers for its letters; the letters remain when no size is given. */
function sized(shape: Shape, size: PictureSize | null): Shape {
  if (!size) return shape;
  const { widthPx, heightPx } = size;
  const sides: Record<string, number> = { H: heightPx, W: widthPx, 'H/2': heightPx / 2, 'W/2': widthPx / 2 };
  return shape.map((dimension) => sides[dimension] ?? dimension);
}

function shapeOf(part: 'input' | 'output', value: ValueMetadata, types: readonly string[]): Shape {
  const type = value.isTensor ? value.type : 'no tensor';
  if (!value.isTensor || !types.includes(type)) refuse(`${part}-type`, types.join(' or '), type);
  return value.shape;
}

function assertShape(part: 'input' | 'output', found: Shape, described: Shape): void {
  const fits = (dimension: number | string, i: number) =>
    isOpen(dimension) || described[i] === anyCount || dimension === described[i];
  if (found.length !== described.length || !found.every(fits)) {
    refuse(`${part}-shape`, written(described), written(found));
  }
}

function isOpen(dimension: number | string): boolean {
  return typeof dimension === 'string' || dimension < 0;
}

function written(shape: Shape): string {
  return `[${shape.join(', ')}]`;
}

function refuse(reason: string, described: number | string, found: number | string): never {
  throw new EngineError('matting-model-invalid', { reason, described, found });
}
