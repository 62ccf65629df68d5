import { expect, it } from 'vitest';
import { featuresOfCpuinfo } from './cpu-features.ts';

const cpuinfo = (flags: string) => `processor\t: 0\nflags\t\t: fpu sse2 ${flags}\nbugs\t\t: none\n`;

it.each([
  ['a server of 2023', 'avx512_vnni avx_vnni amx_tile amx_int8', { wideByteSums: true, byteTiles: true }],
  ['a server of 2019', 'avx2 avx512_vnni', { wideByteSums: true, byteTiles: false }],
  ['a laptop of 2021', 'avx2 avx_vnni', { wideByteSums: true, byteTiles: false }],
  ['a laptop of 2015', 'avx2', { wideByteSums: false, byteTiles: false }],
])('detects the features of %s', (_name, flags, features) => {
  expect(featuresOfCpuinfo(cpuinfo(flags))).toEqual(features);
});

it('assumes no features when the list is unreadable', () => {
  expect(featuresOfCpuinfo('Hardware : unknown')).toEqual({ wideByteSums: false, byteTiles: false });
});
