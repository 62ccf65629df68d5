import { describe, expect, it } from 'vitest';
import { fourierSquare } from './fourier.ts';

describe('fourierSquare', () => {
  it('concentrates a plane wave in its two conjugate frequencies', () => {
    const size = 16;
    const real = Float32Array.from({ length: size * size }, (_, i) => {
      const phase = (2 * Math.PI * (3 * (i % size) + 5 * Math.floor(i / size))) / size;
      return Math.cos(phase);
    });
    const imaginary = new Float32Array(size * size);
    fourierSquare(real, imaginary, size);
    const power = Array.from(real, (re, i) => Math.hypot(re, imaginary[i]!));
    expect(power[5 * size + 3]).toBeCloseTo(128, 3);
    expect(power[11 * size + 13]).toBeCloseTo(128, 3);
    expect(power.reduce((sum, value) => sum + value, 0)).toBeCloseTo(256, 2);
  });

  it('agrees with the definition of the discrete Fourier transform', () => {
    const size = 8;
    const values = Float32Array.from({ length: size * size }, (_, i) => ((i * 37) % 23) - 11);
    const real = Float32Array.from(values);
    const imaginary = new Float32Array(size * size);
    fourierSquare(real, imaginary, size);
    let re = 0;
    let im = 0;
    values.forEach((value, i) => {
      const phase = (-2 * Math.PI * (2 * (i % size) + 3 * Math.floor(i / size))) / size;
      re += value * Math.cos(phase);
      im += value * Math.sin(phase);
    });
    expect(real[3 * size + 2]).toBeCloseTo(re, 3);
    expect(imaginary[3 * size + 2]).toBeCloseTo(im, 3);
  });
});
