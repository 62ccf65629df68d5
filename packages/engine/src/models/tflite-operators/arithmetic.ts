import type { OperatorConverter } from '../tflite-conversion.ts';
import { bindActivated } from './activation.ts';

/** Number of the activation's field; the same in AddOptions and MulOptions. */
const activationField = 0;

const binary =
  (onnxOperator: 'Add' | 'Mul'): OperatorConverter =>
  (operator, conversion) => {
    const operands = operator.inputs.map((input) => conversion.value(input));
    bindActivated(operator, conversion, conversion.graph.node(onnxOperator, operands), activationField);
  };

/** FullyConnectedOptions has the activation in the same field; weights are [out, in]. */
const fullyConnected: OperatorConverter = (operator, conversion) => {
  const { graph } = conversion;
  const [input, weights, bias] = operator.inputs;
  const pixels = conversion.shape(input).slice(1, -1);
  if (pixels.some((length) => length !== 1))
    throw new Error('FULLY_CONNECTED over a picture is not supported');
  const row = graph.node('Flatten', [conversion.value(input)], { attributes: { axis: 1 } });
  const operands = [row, graph.floats(conversion.shape(weights), conversion.floats(weights))];
  if (bias !== undefined && bias >= 0) operands.push(conversion.value(bias));
  const value = graph.node('Gemm', operands, { attributes: { transB: 1 } });
  bindActivated(operator, conversion, value, activationField);
};

/** Widens weights stored in half precision; the result is a constant too. */
const dequantize: OperatorConverter = (operator, conversion) => {
  conversion.bindConstant(operator.outputs[0], conversion.floats(operator.inputs[0]));
};

export const arithmeticOperators: Readonly<Record<string, OperatorConverter>> = {
  ADD: binary('Add'),
  MUL: binary('Mul'),
  FULLY_CONNECTED: fullyConnected,
  DEQUANTIZE: dequantize,
};
