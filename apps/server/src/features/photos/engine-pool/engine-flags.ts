/**
 * V8 flags of engine processes.
 *
 * Garbage collection is single-threaded and not incremental: the heap is small and pictures live outside it, so helper
 * threads spend more time waiting than they save, an eighth of a photo's time.
 *
 * The old space starts at 256 MB, because a smaller one would be collected a second time per photo, about 25 ms.
 *
 * Maps are retained across collections. V8 otherwise drops most of them between two photos together with the code
 * compiled for them: recompiling took a tenth of a photo's CPU time.
 */
export const engineFlags = [
  '--single-threaded-gc',
  '--no-incremental-marking',
  '--initial-old-space-size=256',
  '--retain-maps-for-n-gc=1000000',
] as const;
