/**
 * In-place 2-D fast Fourier transform (radix 2, decimation in time) of `size` x `size` complex values; `size` is a
 * power of two.
 */
export function fourierSquare(real: Float32Array, imaginary: Float32Array, size: number): void {
  const plan = planFor(size);
  for (let row = 0; row < size; row++) fourierLine(real, imaginary, row * size, plan);
  transpose(real, size);
  transpose(imaginary, size);
  for (let row = 0; row < size; row++) fourierLine(real, imaginary, row * size, plan);
  transpose(real, size);
  transpose(imaginary, size);
}

interface Plan {
  size: number;
  /** Bit-reversed index of each index. */
  reversed: Uint16Array;
  cosines: Float64Array;
  sines: Float64Array;
}

const plans = new Map<number, Plan>();

function planFor(size: number): Plan {
  const known = plans.get(size);
  if (known) return known;
  const bits = Math.log2(size);
  const plan: Plan = {
    size,
    reversed: Uint16Array.from({ length: size }, (_, i) => reverseBits(i, bits)),
    cosines: Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((-2 * Math.PI * i) / size)),
    sines: Float64Array.from({ length: size / 2 }, (_, i) => Math.sin((-2 * Math.PI * i) / size)),
  };
  plans.set(size, plan);
  return plan;
}

function reverseBits(value: number, bits: number): number {
  let reversed = 0;
  for (let bit = 0; bit < bits; bit++) if (value & (1 << bit)) reversed |= 1 << (bits - 1 - bit);
  return reversed;
}

function fourierLine(
  real: Float32Array,
  imaginary: Float32Array,
  from: number,
  { size, reversed, cosines, sines }: Plan,
): void {
  for (let i = 0; i < size; i++) {
    const j = reversed[i]!;
    if (j <= i) continue;
    swap(real, from + i, from + j);
    swap(imaginary, from + i, from + j);
  }
  for (let half = 1; half < size; half *= 2) {
    const turn = size / (2 * half);
    for (let start = from; start < from + size; start += 2 * half) {
      for (let k = 0; k < half; k++) {
        const cos = cosines[k * turn]!;
        const sin = sines[k * turn]!;
        const low = start + k;
        const high = low + half;
        const re = real[high]! * cos - imaginary[high]! * sin;
        const im = real[high]! * sin + imaginary[high]! * cos;
        real[high] = real[low]! - re;
        imaginary[high] = imaginary[low]! - im;
        real[low]! += re;
        imaginary[low]! += im;
      }
    }
  }
}

function transpose(values: Float32Array, size: number): void {
  for (let y = 0; y < size; y++) {
    for (let x = y + 1; x < size; x++) swap(values, y * size + x, x * size + y);
  }
}

function swap(values: Float32Array, i: number, j: number): void {
  const value = values[i]!;
  values[i] = values[j]!;
  values[j] = value;
}
