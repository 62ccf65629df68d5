import type { OperatorConverter, TfliteConversion } from '../tflite-conversion.ts';
import type { TfliteOperator } from '../tflite-reader.ts';

/** ActivationFunctionType of the TensorFlow Lite schema. */
const fusedActivations = { none: 0, relu: 1, relu6: 3 } as const;

/**
 * Applies the activation that TensorFlow Lite fuses into an operator, and binds the result.
 *
 * In: `field`, the number of the activation's field in the operator's options.
 */
export function bindActivated(
  operator: TfliteOperator,
  conversion: TfliteConversion,
  value: string,
  activationField: number,
): void {
  const activation = operator.options?.int8(activationField) ?? fusedActivations.none;
  conversion.bind(operator.outputs[0], activated(conversion, value, activation));
}

function activated({ graph }: TfliteConversion, value: string, activation: number): string {
  if (activation === fusedActivations.none) return value;
  if (activation === fusedActivations.relu) return graph.node('Relu', [value]);
  if (activation === fusedActivations.relu6) {
    return graph.node('Clip', [value, graph.scalar(0), graph.scalar(6)]);
  }
  throw new Error(`fused activation ${activation} is not supported`);
}

const unary =
  (onnxOperator: string): OperatorConverter =>
  (operator, conversion) => {
    const input = conversion.value(operator.inputs[0]);
    conversion.bind(operator.outputs[0], conversion.graph.node(onnxOperator, [input]));
  };

/** PRELU with one slope per channel. */
const prelu: OperatorConverter = (operator, conversion) => {
  const [input, slopes] = operator.inputs;
  const values = conversion.floats(slopes);
  if (values.length !== conversion.shape(slopes).at(-1)) throw new Error('PRELU slopes are not per channel');
  const onnxSlopes = conversion.graph.floats([values.length, 1, 1], values);
  conversion.bind(operator.outputs[0], conversion.graph.node('PRelu', [conversion.value(input), onnxSlopes]));
};

export const activationOperators: Readonly<Record<string, OperatorConverter>> = {
  RELU: unary('Relu'),
  LOGISTIC: unary('Sigmoid'),
  HARD_SWISH: unary('HardSwish'),
  PRELU: prelu,
};
