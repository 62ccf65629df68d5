/**
 * MediaPipe's three custom operators of the face mesh with attention: place a rotated box around landmarks, crop it
 * from a feature map, and map landmarks found in the crop back.
 *
 * Matrices are MediaPipe's, [1, 4, 4], and act on columns (x, y, 0, 1): the first two rows map a point of the crop, px,
 * to a point of the feature map.
 *
 * Source: behaviour of
 *         mediapipe/util/tflite/operations/{landmarks_to_transform_matrix,transform_tensor_bilinear,transform_landmarks}.cc,
 *         version 2 of each.
 */
import { z } from 'zod';
import { readFlexbuffer } from '../flexbuffer.ts';
import type { OnnxGraph } from '../onnx-graph.ts';
import type { OperatorConverter } from '../tflite-conversion.ts';
import type { TfliteOperator } from '../tflite-reader.ts';

const boxOptions = z.object({
  /** Landmarks that the box surrounds. */
  subset_idxs: z.array(z.number()),
  /** The line between these two landmarks becomes horizontal (or gets the angle `target_rotation_radians`). */
  left_rotation_idx: z.number(),
  right_rotation_idx: z.number(),
  target_rotation_radians: z.number(),
  /** Size of the crop, px. */
  output_width: z.number(),
  output_height: z.number(),
  /** Size of the box relative to the extent of the landmarks. */
  scale_x: z.number(),
  scale_y: z.number(),
});
type BoxOptions = z.infer<typeof boxOptions>;

export const landmarksToTransformMatrixName = 'Landmarks2TransformMatrix';

/** Reads the options of Landmarks2TransformMatrix. Throws: ZodError when one is missing. */
export function landmarkBoxOptions({ customOptions }: TfliteOperator): BoxOptions {
  return boxOptions.parse(customOptions ? readFlexbuffer(customOptions) : {});
}

const landmarksToTransformMatrix: OperatorConverter = (operator, conversion) => {
  const { graph } = conversion;
  const options = landmarkBoxOptions(operator);
  const count = conversion.shape(operator.inputs[0])[1]!;
  const flat = graph.node('Reshape', [conversion.value(operator.inputs[0]), graph.integers([count, 3])]);
  const points = columns(graph, flat, 0, 2);

  const toBox = rotationToBox(graph, points, options);
  const subset = graph.node('Gather', [points, graph.integers(options.subset_idxs)], {
    attributes: { axis: 0 },
  });
  const turned = graph.node('MatMul', [subset, toBox]);
  const extreme = (reduce: 'ReduceMax' | 'ReduceMin') =>
    graph.node(reduce, [turned], { attributes: { axes: [0], keepdims: 1 } });
  const [highest, lowest] = [extreme('ReduceMax'), extreme('ReduceMin')];
  const middle = graph.node('Mul', [graph.node('Add', [highest, lowest]), graph.scalar(0.5)]);
  const fromBox = graph.node('Transpose', [toBox], { attributes: { perm: [1, 0] } });
  const centre = graph.node('MatMul', [middle, fromBox]);

  const { output_width: width, output_height: height, scale_x: scaleX, scale_y: scaleY } = options;
  const pixelSize = graph.node('Mul', [
    graph.node('Sub', [highest, lowest]),
    graph.floats([1, 2], [scaleX / width, scaleY / height]),
  ]);
  const linear = graph.node('Mul', [toBox, pixelSize]);
  const toCorner = graph.node('MatMul', [linear, graph.floats([2, 1], [-width / 2, -height / 2])]);
  const offset = graph.node('Add', [
    graph.node('Transpose', [centre], { attributes: { perm: [1, 0] } }),
    toCorner,
  ]);
  conversion.bind(operator.outputs[0], matrixOf(graph, linear, offset));
};

/** Samples the feature map at the transformed pixel centres of the crop; it is 0 outside. */
const transformTensorBilinear: OperatorConverter = (operator, conversion) => {
  const { graph } = conversion;
  const [features, matrix] = operator.inputs;
  const [, sourceHeight, sourceWidth] = conversion.shape(features);
  const [, height, width] = conversion.shape(operator.outputs[0]) as [number, number, number];
  const { linear, offset } = affineOf(graph, conversion.value(matrix));

  const centres = Array.from({ length: height * width }, (_, i) => [
    (i % width) + 0.5,
    Math.floor(i / width) + 0.5,
  ]).flat();
  const places = applied(graph, graph.floats([height * width, 2], centres), linear, offset);
  // GridSample coordinates run from -1 to 1, from the outer edge of the first pixel to that of the last.
  const spans = graph.node('Mul', [places, graph.floats([1, 2], [2 / sourceWidth!, 2 / sourceHeight!])]);
  const grid = graph.node('Reshape', [
    graph.node('Sub', [spans, graph.scalar(1)]),
    graph.integers([1, height, width, 2]),
  ]);
  const value = graph.node('GridSample', [conversion.value(features), grid], {
    attributes: { mode: 'bilinear', padding_mode: 'zeros', align_corners: 0 },
  });
  conversion.bind(operator.outputs[0], value);
};

const transformLandmarks: OperatorConverter = (operator, conversion) => {
  const { graph } = conversion;
  const [landmarks, matrix] = operator.inputs;
  const { linear, offset } = affineOf(graph, conversion.value(matrix));
  const value = applied(graph, conversion.value(landmarks), linear, offset);
  conversion.bind(operator.outputs[0], value);
};

export const attentionMeshOperators: Readonly<Record<string, OperatorConverter>> = {
  [landmarksToTransformMatrixName]: landmarksToTransformMatrix,
  TransformTensorBilinear: transformTensorBilinear,
  TransformLandmarks: transformLandmarks,
};

/** Rotation [2, 2] for row vectors that turns the line between the two landmarks to the target angle. */
function rotationToBox(graph: OnnxGraph, points: string, options: BoxOptions): string {
  const ends = graph.node(
    'Gather',
    [points, graph.integers([options.left_rotation_idx, options.right_rotation_idx])],
    {
      attributes: { axis: 0 },
    },
  );
  const line = graph.node('MatMul', [graph.floats([1, 2], [-1, 1]), ends]);
  const length = graph.node('ReduceL2', [line], { attributes: { axes: [1], keepdims: 1 } });
  const direction = graph.node('Div', [line, length]);
  const cos = Math.cos(options.target_rotation_radians);
  const sin = Math.sin(options.target_rotation_radians);
  const entries = graph.node('MatMul', [
    direction,
    graph.floats([2, 4], [cos, sin, -sin, cos, sin, -cos, cos, sin]),
  ]);
  return graph.node('Reshape', [entries, graph.integers([2, 2])]);
}

/** Matrix [1, 4, 4] from a linear part [2, 2] and an offset [2, 1]. */
function matrixOf(graph: OnnxGraph, linear: string, offset: string): string {
  const rows = graph.node('Concat', [linear, graph.floats([2, 1], [0, 0]), offset], {
    attributes: { axis: 1 },
  });
  const matrix = graph.node('Concat', [rows, graph.floats([2, 4], [0, 0, 1, 0, 0, 0, 0, 1])], {
    attributes: { axis: 0 },
  });
  return graph.node('Reshape', [matrix, graph.integers([1, 4, 4])]);
}

/** Linear part [2, 2], transposed for row vectors, and offset [1, 2] of a matrix. */
function affineOf(graph: OnnxGraph, matrix: string): { linear: string; offset: string } {
  const flat = graph.node('Reshape', [matrix, graph.integers([4, 4])]);
  const byColumn = columns(graph, graph.node('Transpose', [flat], { attributes: { perm: [1, 0] } }), 0, 2);
  const rows = (from: number, to: number) =>
    graph.node('Slice', [byColumn, graph.integers([from]), graph.integers([to]), graph.integers([0])]);
  return { linear: rows(0, 2), offset: rows(3, 4) };
}

function applied(graph: OnnxGraph, points: string, linear: string, offset: string): string {
  return graph.node('Add', [graph.node('MatMul', [points, linear]), offset]);
}

function columns(graph: OnnxGraph, table: string, from: number, to: number): string {
  return graph.node('Slice', [table, graph.integers([from]), graph.integers([to]), graph.integers([1])]);
}
