import { readFileSync } from 'node:fs';

/** What of the CPU decides how the matting net is best quantised. */
export interface CpuFeatures {
  /**
   * Sums of unsigned times signed bytes go to 32 bits at once (VNNI, or the dot products of ARM). Without,
   * pairs of products are added in 16 bits and full 8-bit weights can overflow.
   */
  wideByteSums: boolean;
  /** Matrix tiles of bytes (AMX). */
  byteTiles: boolean;
}

const noFeatures: CpuFeatures = { wideByteSums: false, byteTiles: false };

/**
 * Reads the features off the kernel's list. Where there is none (other systems than Linux), the slower,
 * always sound choice is taken; on ARM, whose kernels widen before they add, the full one.
 */
export function cpuFeatures(): CpuFeatures {
  if (process.arch === 'arm64') return { wideByteSums: true, byteTiles: false };
  try {
    return featuresOfCpuinfo(readFileSync('/proc/cpuinfo', 'latin1'));
  } catch {
    return noFeatures;
  }
}

/** In: text of Linux' /proc/cpuinfo. The first CPU stands for all. */
export function featuresOfCpuinfo(text: string): CpuFeatures {
  const flags = new Set(/^flags\s*:(.*)$/m.exec(text)?.[1]?.trim().split(/\s+/));
  return {
    wideByteSums: flags.has('avx512_vnni') || flags.has('avx_vnni'),
    byteTiles: flags.has('amx_int8') && flags.has('amx_tile'),
  };
}
