import { readFileSync } from 'node:fs';

/** CPU features that decide how IS-Net is best quantised. */
export interface CpuFeatures {
  /**
   * Products of unsigned and signed bytes are summed in 32 bits directly (VNNI, or the dot products of ARM). Without
   * this, pairs of products are summed in 16 bits, and full 8-bit weights can overflow.
   */
  wideByteSums: boolean;
  /** Byte matrix tiles (AMX). */
  byteTiles: boolean;
}

const noFeatures: CpuFeatures = { wideByteSums: false, byteTiles: false };

/**
 * Detects the features from the kernel's list. Without one (on systems other than Linux) no features are assumed, which
 * is slower but always correct. ARM kernels widen before they add, so ARM has wideByteSums.
 */
export function cpuFeatures(): CpuFeatures {
  if (process.arch === 'arm64') return { wideByteSums: true, byteTiles: false };
  try {
    return featuresOfCpuinfo(readFileSync('/proc/cpuinfo', 'latin1'));
  } catch {
    return noFeatures;
  }
}

/** Parses Linux' /proc/cpuinfo; the first CPU represents all. */
export function featuresOfCpuinfo(text: string): CpuFeatures {
  const flags = new Set(/^flags\s*:(.*)$/m.exec(text)?.[1]?.trim().split(/\s+/));
  return {
    wideByteSums: flags.has('avx512_vnni') || flags.has('avx_vnni'),
    byteTiles: flags.has('amx_int8') && flags.has('amx_tile'),
  };
}
