/** Limits on what is read, checked before any pixel is decoded. */
export const sourceLimits = {
  /** The upload limit that the service promises. */
  bytesMax: 10 * 1024 * 1024,
  /** Above every phone camera's full-size mode that still fits into 10 MB. */
  pixelsMax: 64_000_000,
  /** Of what cannot be decoded row by row, four inks and interlaced PNG: what fits into memory, several times. */
  wholePixelsMax: 25_000_000,
  /** Below this no face on it can carry the 90 px between the eyes that ISO/IEC 39794-5 asks for. */
  shortSidePxMin: 100,
  decodeSecondsMax: 20,
} as const;

export const acceptedMimes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type AcceptedMime = (typeof acceptedMimes)[number];
