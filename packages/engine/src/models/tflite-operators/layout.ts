import { nchwToNhwc, nhwcToNchw, type OperatorConverter } from '../tflite-conversion.ts';
import { bindActivated } from './activation.ts';

/** Field numbers in the schema. */
const concatenationFields = { axis: 0, activation: 1 };
const resizeFields = { alignCorners: 2, halfPixelCenters: 3 };
const sliceFields = { beginMask: 0, endMask: 1 };

/** TensorFlow Lite has padding as [dimension][before, after]; ONNX has all befores, then all afters. */
const pad: OperatorConverter = (operator, conversion) => {
  const amounts = conversion.integers(operator.inputs[1]);
  const before = nhwcToNchw.map((axis) => amounts[2 * axis]!);
  const after = nhwcToNchw.map((axis) => amounts[2 * axis + 1]!);
  const pads = conversion.graph.integers([...before, ...after]);
  conversion.bind(
    operator.outputs[0],
    conversion.graph.node('Pad', [conversion.value(operator.inputs[0]), pads], {
      attributes: { mode: 'constant' },
    }),
  );
};

const concatenation: OperatorConverter = (operator, conversion) => {
  const dimensions = conversion.shape(operator.outputs[0]).length;
  const axis = conversion.axis(operator.options?.int32(concatenationFields.axis) ?? 0, dimensions);
  const parts = operator.inputs.map((input) => conversion.value(input));
  const value = conversion.graph.node('Concat', parts, { attributes: { axis } });
  bindActivated(operator, conversion, value, concatenationFields.activation);
};

const resizeBilinear: OperatorConverter = (operator, conversion) => {
  const { graph } = conversion;
  const shape = conversion.shape(operator.outputs[0]);
  const sizes = graph.integers(nhwcToNchw.map((axis) => shape[axis]!));
  const halfPixel = operator.options?.boolean(resizeFields.halfPixelCenters) ? 'half_pixel' : 'asymmetric';
  const mode = operator.options?.boolean(resizeFields.alignCorners) ? 'align_corners' : halfPixel;
  const value = graph.node('Resize', [conversion.value(operator.inputs[0]), '', '', sizes], {
    attributes: { mode: 'linear', coordinate_transformation_mode: mode },
  });
  conversion.bind(operator.outputs[0], value);
};

/** The elements are in NHWC order, so input and output are transposed to it and back. */
const reshape: OperatorConverter = (operator, conversion) => {
  const { graph } = conversion;
  const [input] = operator.inputs;
  const shape = conversion.shape(operator.outputs[0]);
  const from =
    conversion.shape(input).length === 4
      ? graph.node('Transpose', [conversion.value(input)], { attributes: { perm: nchwToNhwc } })
      : conversion.value(input);
  const reshaped = graph.node('Reshape', [from, graph.integers(shape)]);
  const to =
    shape.length === 4 ? graph.node('Transpose', [reshaped], { attributes: { perm: nhwcToNchw } }) : reshaped;
  conversion.bind(operator.outputs[0], to);
};

/** A bit in a mask means: from the start, or to the end, of that dimension. */
const stridedSlice: OperatorConverter = (operator, conversion) => {
  const { graph } = conversion;
  const [input, begins, ends, strides] = operator.inputs;
  const shape = conversion.shape(input);
  const beginMask = operator.options?.int32(sliceFields.beginMask) ?? 0;
  const endMask = operator.options?.int32(sliceFields.endMask) ?? 0;
  const isSet = (mask: number, bit: number) => ((mask >> bit) & 1) === 1;
  const starts = conversion.integers(begins).map((start, i) => (isSet(beginMask, i) ? 0 : start));
  const stops = conversion.integers(ends).map((stop, i) => (isSet(endMask, i) ? shape[i]! : stop));
  const axes = starts.map((_, i) => conversion.axis(i, shape.length));
  const value = graph.node('Slice', [
    conversion.value(input),
    graph.integers(starts),
    graph.integers(stops),
    graph.integers(axes),
    graph.integers(conversion.integers(strides)),
  ]);
  conversion.bind(operator.outputs[0], value);
};

export const layoutOperators: Readonly<Record<string, OperatorConverter>> = {
  PAD: pad,
  CONCATENATION: concatenation,
  RESIZE_BILINEAR: resizeBilinear,
  RESHAPE: reshape,
  STRIDED_SLICE: stridedSlice,
};
