import ranges from './isnet-activation-ranges.json' with { type: 'json' };
import type { Isnet } from './isnet-weights.ts';

/** Quantisation: real value = scale * (byte - zeroPoint). */
export interface ActivationScale {
  scale: number;
  zeroPoint: number;
  /** Values of one group share the scale and its constants in the graph. */
  group: string;
}

/** The input of the net is (byte - 128) / 256, so the bytes of a picture are already its quantised form. */
const pictureScale = { scale: 1 / 256, zeroPoint: 128 };
const levels = 255;

const rangeOf = new Map(Object.entries(ranges as unknown as Record<string, [number, number]>));

/**
 * Scales of all activations of IS-Net as unsigned bytes.
 *
 * All members of a Concat, a MaxPool or a Resize share one scale, so that these operators copy bytes instead of
 * computing. Ranges that begin at zero have their zero point at 0, where clamping to a byte is the Relu.
 *
 * Source: isnet-activation-ranges.json: for each value the range with the least squared error of its histogram over 36
 *         portraits at 576 x 768 px; groups were optimised as one. Min/max or percentiles double the error of the mask.
 */
export function activationScales(isnet: Isnet): (value: string) => ActivationScale {
  const groupOf = sharedScaleGroups(isnet);
  const scales = new Map<string, ActivationScale>([
    [isnet.inputName, { ...pictureScale, group: isnet.inputName }],
  ]);
  for (const [value, range] of rangeOf) {
    const group = groupOf(value);
    scales.set(group, { ...scaleOf(range), group });
  }
  return (value) => {
    const scale = scales.get(groupOf(value));
    if (!scale) throw new Error(`no range is known for ${value}`);
    return scale;
  };
}

function scaleOf([low, high]: [number, number]): { scale: number; zeroPoint: number } {
  const scale = (high - low) / levels;
  return { scale, zeroPoint: Math.round(-low / scale) };
}

function sharedScaleGroups({ nodes }: Isnet): (value: string) => string {
  const parent = new Map<string, string>();
  const groupOf = (value: string): string => {
    let root = value;
    while (parent.has(root)) root = parent.get(root)!;
    return root;
  };
  for (const { operator, inputs, output } of nodes) {
    if (operator !== 'Concat' && operator !== 'MaxPool' && operator !== 'Resize') continue;
    for (const input of inputs) {
      const [from, to] = [groupOf(input), groupOf(output)];
      if (from !== to) parent.set(from, to);
    }
  }
  return groupOf;
}
