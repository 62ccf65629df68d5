import type { FlatTable } from '../flatbuffer.ts';
import { type OperatorConverter, permuteWeights, type TfliteConversion } from '../tflite-conversion.ts';
import type { TfliteOperator } from '../tflite-reader.ts';
import { bindActivated } from './activation.ts';
import { type SlidingWindow, windowPads } from './window.ts';

/** Field numbers of Conv2DOptions and DepthwiseConv2DOptions in the schema. */
const conv2dFields = { padding: 0, strideW: 1, strideH: 2, activation: 3, dilationW: 4, dilationH: 5 };
const depthwiseFields = { padding: 0, strideW: 1, strideH: 2, activation: 4, dilationW: 5, dilationH: 6 };

/** Converts weights [out, height, width, in] into [out, in, height, width]. */
const conv2d: OperatorConverter = (operator, conversion) => {
  const [outputs, height, width, inputs] = weightShape(operator, conversion);
  const weights = permuteWeights(
    conversion.floats(operator.inputs[1]),
    [outputs, inputs, height, width],
    (o, i, y, x) => ((o * height + y) * width + x) * inputs + i,
  );
  const weightValue = conversion.graph.floats([outputs, inputs, height, width], weights);
  addConvolution(operator, conversion, {
    weightValue,
    kernel: [height, width],
    group: 1,
    fields: conv2dFields,
  });
};

/** Converts weights [1, height, width, channels] into [channels, 1, height, width]. */
const depthwiseConv2d: OperatorConverter = (operator, conversion) => {
  const [, height, width, channels] = weightShape(operator, conversion);
  const weights = permuteWeights(
    conversion.floats(operator.inputs[1]),
    [channels, 1, height, width],
    (c, _, y, x) => (y * width + x) * channels + c,
  );
  const weightValue = conversion.graph.floats([channels, 1, height, width], weights);
  addConvolution(operator, conversion, {
    weightValue,
    kernel: [height, width],
    group: channels,
    fields: depthwiseFields,
  });
};

/** MediaPipe's custom operator; weights [out, height, width, in], integer scale, no padding. */
const transposedConvolution: OperatorConverter = (operator, conversion) => {
  const { graph } = conversion;
  const [outputs, height, width, inputs] = weightShape(operator, conversion);
  const weights = permuteWeights(
    conversion.floats(operator.inputs[1]),
    [inputs, outputs, height, width],
    (i, o, y, x) => ((o * height + y) * width + x) * inputs + i,
  );
  const from = conversion.shape(operator.inputs[0]);
  const to = conversion.shape(operator.outputs[0]);
  const value = graph.node(
    'ConvTranspose',
    [
      conversion.value(operator.inputs[0]),
      graph.floats([inputs, outputs, height, width], weights),
      conversion.value(operator.inputs[2]),
    ],
    { attributes: { kernel_shape: [height, width], strides: [to[1]! / from[1]!, to[2]! / from[2]!] } },
  );
  conversion.bind(operator.outputs[0], value);
};

export const convolutionOperators: Readonly<Record<string, OperatorConverter>> = {
  CONV_2D: conv2d,
  DEPTHWISE_CONV_2D: depthwiseConv2d,
  Convolution2DTransposeBias: transposedConvolution,
};

interface Convolution {
  weightValue: string;
  kernel: readonly [number, number];
  group: number;
  fields: typeof conv2dFields;
}

function addConvolution(
  operator: TfliteOperator,
  conversion: TfliteConversion,
  convolution: Convolution,
): void {
  const { weightValue, kernel, group, fields } = convolution;
  const [input, , bias] = operator.inputs;
  const window = slidingWindow(operator.options, kernel, fields);
  const value = conversion.graph.node(
    'Conv',
    [
      conversion.value(input),
      weightValue,
      ...(bias === undefined || bias < 0 ? [] : [conversion.value(bias)]),
    ],
    {
      attributes: {
        kernel_shape: window.kernel,
        strides: window.strides,
        dilations: window.dilations,
        group,
        pads: windowPads(operator.options?.int8(fields.padding) ?? 0, conversion.shape(input), window),
      },
    },
  );
  bindActivated(operator, conversion, value, fields.activation);
}

function slidingWindow(
  options: FlatTable | null,
  kernel: readonly [number, number],
  fields: typeof conv2dFields,
): SlidingWindow {
  const field = (number: number) => options?.int32(number, 1) ?? 1;
  return {
    kernel,
    strides: [field(fields.strideH), field(fields.strideW)],
    dilations: [field(fields.dilationH), field(fields.dilationW)],
  };
}

function weightShape(
  operator: TfliteOperator,
  conversion: TfliteConversion,
): [number, number, number, number] {
  const shape = conversion.shape(operator.inputs[1]);
  if (shape.length !== 4) throw new Error(`${operator.name}: weights of ${shape.length} dimensions`);
  return shape as [number, number, number, number];
}
