import { OnnxGraph } from './onnx-graph.ts';
import { nchwToNhwc, nhwcToNchw, type OperatorConverter, TfliteConversion } from './tflite-conversion.ts';
import { activationOperators } from './tflite-operators/activation.ts';
import { arithmeticOperators } from './tflite-operators/arithmetic.ts';
import { attentionMeshOperators } from './tflite-operators/attention-mesh.ts';
import { convolutionOperators } from './tflite-operators/convolution.ts';
import { layoutOperators } from './tflite-operators/layout.ts';
import { poolingOperators } from './tflite-operators/pooling.ts';
import { readTflite, type TfliteGraph } from './tflite-reader.ts';

const operators: Readonly<Record<string, OperatorConverter>> = {
  ...activationOperators,
  ...arithmeticOperators,
  ...attentionMeshOperators,
  ...convolutionOperators,
  ...layoutOperators,
  ...poolingOperators,
};

/** Translated net whose outputs are not yet named. */
export interface TranslatedNet {
  source: TfliteGraph;
  graph: OnnxGraph;
  conversion: TfliteConversion;
}

/**
 * Translates a TensorFlow Lite net with one picture as input.
 *
 * In:     a .tflite file with weights in single or half precision.
 * Out:    an ONNX file with `input`, float32 NHWC, and the outputs in their order under the given names, float32, in
 *         their own shapes (pictures NHWC).
 * Throws: Error for an operator without a converter, RangeError for damaged bytes.
 */
export function tfliteToOnnx(tflite: Uint8Array, outputNames: readonly string[]): Uint8Array {
  const { source, graph, conversion } = translateTflite(tflite);
  outputNames.forEach((name, i) => {
    const output = source.outputs[i];
    const shape = conversion.shape(output);
    const value = conversion.value(output);
    const isPicture = shape.length === 4;
    const nhwc = isPicture ? graph.node('Transpose', [value], { attributes: { perm: nchwToNhwc } }) : value;
    graph.output(name, nhwc, 'float32', shape);
  });
  return graph.encode();
}

/**
 * Translates a TensorFlow Lite net with one picture as input, without naming its outputs.
 *
 * Throws: Error for an operator without a converter, RangeError for damaged bytes.
 */
export function translateTflite(tflite: Uint8Array): TranslatedNet {
  const source = readTflite(tflite);
  const graph = new OnnxGraph();
  const conversion = new TfliteConversion(source, graph);
  const [input] = source.inputs;
  const nhwc = graph.input('input', 'float32', conversion.shape(input));
  conversion.bind(input, graph.node('Transpose', [nhwc], { attributes: { perm: nhwcToNchw } }));
  for (const operator of source.operators) {
    const convert = operators[operator.name];
    if (!convert) throw new Error(`TensorFlow Lite operator ${operator.name} is not supported`);
    convert(operator, conversion);
  }
  return { source, graph, conversion };
}
