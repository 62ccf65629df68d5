import type { OperatorConverter } from '../tflite-conversion.ts';
import { bindActivated } from './activation.ts';

/** AddOptions and MulOptions in the schema both begin with the activation. */
const activationField = 0;

const binary =
  (onnxOperator: 'Add' | 'Mul'): OperatorConverter =>
  (operator, conversion) => {
    const operands = operator.inputs.map((input) => conversion.value(input));
    bindActivated(operator, conversion, conversion.graph.node(onnxOperator, operands), activationField);
  };

/** Weights stored in half precision: a constant becomes a constant. */
const dequantize: OperatorConverter = (operator, conversion) => {
  conversion.bindConstant(operator.outputs[0], conversion.floats(operator.inputs[0]));
};

export const arithmeticOperators: Readonly<Record<string, OperatorConverter>> = {
  ADD: binary('Add'),
  MUL: binary('Mul'),
  DEQUANTIZE: dequantize,
};
