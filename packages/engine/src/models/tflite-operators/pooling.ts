import type { OperatorConverter } from '../tflite-conversion.ts';
import { bindActivated } from './activation.ts';
import { type SlidingWindow, windowPads } from './window.ts';

/** Field numbers of Pool2DOptions in the schema. */
const fields = { padding: 0, strideW: 1, strideH: 2, filterWidth: 3, filterHeight: 4, activation: 5 };

const pool =
  (onnxOperator: 'MaxPool' | 'AveragePool'): OperatorConverter =>
  (operator, conversion) => {
    const field = (number: number) => operator.options?.int32(number, 1) ?? 1;
    const window: SlidingWindow = {
      kernel: [field(fields.filterHeight), field(fields.filterWidth)],
      strides: [field(fields.strideH), field(fields.strideW)],
      dilations: [1, 1],
    };
    const pads = windowPads(
      operator.options?.int8(fields.padding) ?? 0,
      conversion.shape(operator.inputs[0]),
      window,
    );
    const value = conversion.graph.node(onnxOperator, [conversion.value(operator.inputs[0])], {
      attributes: { kernel_shape: window.kernel, strides: window.strides, pads },
    });
    bindActivated(operator, conversion, value, fields.activation);
  };

/** Field numbers of ReducerOptions in the schema. */
const reducerFields = { keepDimensions: 0 };

/** Mean over height and width; both dimensions are dropped when the result is not a picture. */
const mean: OperatorConverter = (operator, conversion) => {
  const [input, axes] = operator.inputs;
  const dimensions = conversion.shape(input).length;
  const keeps = operator.options?.boolean(reducerFields.keepDimensions) ?? false;
  if (dimensions !== 4 || conversion.integers(axes).join() !== '1,2') {
    throw new Error('MEAN is supported over height and width only');
  }
  const value = conversion.graph.node('ReduceMean', [conversion.value(input)], {
    attributes: { axes: [2, 3], keepdims: keeps ? 1 : 0 },
  });
  conversion.bind(operator.outputs[0], value);
};

export const poolingOperators: Readonly<Record<string, OperatorConverter>> = {
  MAX_POOL_2D: pool('MaxPool'),
  AVERAGE_POOL_2D: pool('AveragePool'),
  MEAN: mean,
};
