import { doubling, type Isnet } from './isnet-weights.ts';
import { OnnxGraph } from './onnx-graph.ts';

/**
 * IS-Net in single precision, the reference for the quantised net.
 *
 * Out: an ONNX file of 176 MB: `input` float32 [1, 3, H, W], (value - 128) / 256, H and W multiples of 64; `output`
 *      float32 [1, 1, H, W], 0 (background) to 1 (foreground).
 */
export function isnetFp32(isnet: Isnet): Uint8Array {
  const graph = new OnnxGraph();
  graph.input(isnet.inputName, 'float32', [1, 3, 'H', 'W']);
  const doubled = graph.floats([4], [1, 1, 2, 2]);
  for (const { operator, name, inputs, output, attributes } of isnet.nodes) {
    switch (operator) {
      case 'Conv': {
        const [input, ...weightNames] = inputs;
        const weights = weightNames.map((weightName) => {
          const { dims, values } = isnet.weights(weightName);
          return graph.constant('float32', dims, values);
        });
        graph.node('Conv', [input!, ...weights], { name, output, attributes });
        break;
      }
      case 'Resize':
        graph.node('Resize', [inputs[0]!, '', doubled], { name, output, attributes: doubling });
        break;
      default:
        graph.node(operator, inputs, { name, output, attributes });
    }
  }
  graph.output('output', isnet.nodes.at(-1)!.output, 'float32', [1, 1, 'H', 'W']);
  return graph.encode();
}
