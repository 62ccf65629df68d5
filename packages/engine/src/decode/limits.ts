/** Limits on input files, checked before any pixel is decoded. */
export const sourceLimits = {
  /** Upload limit that the service promises. */
  bytesMax: 10 * 1024 * 1024,
  /** Above the full-size mode of every phone camera that fits into 10 MB. */
  pixelsMax: 64_000_000,
  /**
   * Limit for pictures that cannot be decoded row by row (CMYK and interlaced PNG): several of them fit into memory.
   */
  wholePixelsMax: 25_000_000,
  /** A smaller picture cannot hold a face with the 90 px between the eyes that ISO/IEC 39794-5 requires. */
  shortSidePxMin: 100,
  decodeSecondsMax: 20,
} as const;

export const acceptedMimes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type AcceptedMime = (typeof acceptedMimes)[number];
