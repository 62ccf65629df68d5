import type { OnnxGraph } from './onnx-graph.ts';
import { landmarkBoxOptions, landmarksToTransformMatrixName } from './tflite-operators/attention-mesh.ts';
import { type TranslatedNet, translateTflite } from './tflite-to-onnx.ts';

const meshPointCount = 468;
const irisPointCount = 5;
/** Number of lid points, the first ones in each eye's list, whose depth determines that of the iris. */
const lidPointCount = 16;

/**
 * Translates the face mesh with attention and joins its seven outputs: the refined lips and eyes replace those of the
 * coarse mesh, the irises are appended, and depth stays that of the coarse mesh.
 *
 * In:     face_landmark_with_attention.tflite.
 * Out:    an ONNX file: `input` [1, 192, 192, 3] in 0 to 1; `mesh` [478, 3] in px of the input, z in the same unit;
 *         `face-flag` [1], the logit that a face is present.
 * Throws: as tfliteToOnnx.
 * Source: mediapipe/modules/face_landmark/tensors_to_face_landmarks_with_attention.pbtxt for the order and for the
 *         depth of the irises. The points that a close-up refines are stored in the net, as the subset that its box
 *         surrounds.
 */
export function faceMeshToOnnx(tflite: Uint8Array): Uint8Array {
  const net = translateTflite(tflite);
  const { graph } = net;
  const [lips, leftEye, rightEye] = closeUpSubsets(net);
  const coarse = pointsOf(net, 'output_mesh_identity', 3);
  const xy = pickedRows(
    graph,
    [
      column(graph, coarse, 0, 2),
      pointsOf(net, 'output_lips', 2),
      pointsOf(net, 'output_left_eye', 2),
      pointsOf(net, 'output_right_eye', 2),
      pointsOf(net, 'output_left_iris', 2),
      pointsOf(net, 'output_right_iris', 2),
    ],
    refinedRows([lips, leftEye, rightEye]),
  );
  const z = withIrisDepth(graph, column(graph, coarse, 2, 3), [leftEye, rightEye]);
  const mesh = graph.node('Concat', [xy, z], { attributes: { axis: 1 } });
  graph.output('mesh', mesh, 'float32', [meshPointCount + 2 * irisPointCount, 3]);
  const flag = graph.node('Reshape', [outputValue(net, 'conv_faceflag'), graph.integers([1])]);
  graph.output('face-flag', flag, 'float32', [1]);
  return graph.encode();
}

function closeUpSubsets({ source }: TranslatedNet): [number[], number[], number[]] {
  const subsets = source.operators
    .filter((operator) => operator.name === landmarksToTransformMatrixName)
    .map((operator) => landmarkBoxOptions(operator).subset_idxs);
  const [lips, leftEye, rightEye] = subsets;
  if (!lips || !leftEye || !rightEye) throw new Error('the face mesh has fewer than three close-ups');
  return [lips, leftEye, rightEye];
}

/** For each of the 478 points, its row in the concatenation of all outputs. */
function refinedRows(subsets: readonly number[][]): number[] {
  const rows = Array.from({ length: meshPointCount }, (_, point) => point);
  let nextRow = meshPointCount;
  for (const subset of subsets) {
    for (const point of subset) rows[point] = nextRow++;
  }
  const irises = Array.from({ length: 2 * irisPointCount }, () => nextRow++);
  return [...rows, ...irises];
}

function withIrisDepth(graph: OnnxGraph, depth: string, eyes: readonly number[][]): string {
  const means = eyes.map((eye) => {
    const lids = graph.node('Gather', [depth, graph.integers(eye.slice(0, lidPointCount))], {
      attributes: { axis: 0 },
    });
    return graph.node('ReduceMean', [lids], { attributes: { axes: [0], keepdims: 1 } });
  });
  const irises = means.flatMap((mean) => Array.from({ length: irisPointCount }, () => mean));
  return graph.node('Concat', [depth, ...irises], { attributes: { axis: 0 } });
}

function pickedRows(graph: OnnxGraph, tables: readonly string[], rows: readonly number[]): string {
  const all = graph.node('Concat', tables, { attributes: { axis: 0 } });
  return graph.node('Gather', [all, graph.integers(rows)], { attributes: { axis: 0 } });
}

function column(graph: OnnxGraph, table: string, from: number, to: number): string {
  return graph.node('Slice', [table, graph.integers([from]), graph.integers([to]), graph.integers([1])]);
}

function pointsOf(net: TranslatedNet, output: string, coordinates: number): string {
  return net.graph.node('Reshape', [outputValue(net, output), net.graph.integers([-1, coordinates])]);
}

function outputValue({ source, conversion }: TranslatedNet, name: string): string {
  return conversion.value(source.outputs.find((output) => conversion.tensor(output).name === name));
}
