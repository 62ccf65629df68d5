interface QuantisedWeights {
  /** In the order of the weights. */
  bytes: Int8Array;
  /** One per output channel. */
  scales: Float32Array;
}

/** Keeps the scale of an all-zero channel above zero. */
const magnitudeMin = 1e-9;

/**
 * Quantises weights to signed bytes with one scale per output channel.
 *
 * In:  weights with the output channel first; `byteMax`, the largest magnitude in bytes; `zeroPoint`, the byte for
 *      zero. Their sum is at most 127.
 * Out: weight = scale of its channel * (byte - zeroPoint).
 */
export function quantiseWeights(
  weights: Float32Array,
  channelCount: number,
  { byteMax, zeroPoint }: { byteMax: number; zeroPoint: number },
): QuantisedWeights {
  const perChannel = weights.length / channelCount;
  const bytes = new Int8Array(weights.length);
  const scales = new Float32Array(channelCount);
  for (let channel = 0; channel < channelCount; channel++) {
    const start = channel * perChannel;
    const end = start + perChannel;
    const scale = Math.fround(largestMagnitude(weights, start, end) / byteMax);
    for (let i = start; i < end; i++) bytes[i] = Math.round(weights[i]! / scale) + zeroPoint;
    scales[channel] = scale;
  }
  return { bytes, scales };
}

function largestMagnitude(values: Float32Array, start: number, end: number): number {
  let largest = magnitudeMin;
  for (let i = start; i < end; i++) largest = Math.max(largest, Math.abs(values[i]!));
  return largest;
}
