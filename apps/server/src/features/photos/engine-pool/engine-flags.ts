/**
 * How V8 keeps house where an engine runs.
 *
 * The heap is small, and what pictures lie in comes and goes beside it: threads that help to look through it spend
 * more time waiting for each other than they save, an eighth of a photo's. Nor is it looked through in small steps:
 * they cost as much, and keep answers from waiting, while this process has one photo to make and nobody else to answer.
 *
 * The old space begins at 256 MB. What pictures take beside the heap has it collected once a photo anyway; a small one
 * would be collected a second time for growing by a few megabytes, some 25 ms.
 *
 * The shapes of objects outlive every collection. V8 otherwise forgets those that no object has at that moment, which is
 * most of them between two photos, and drops the code compiled for them: a tenth of a photo's CPU time went into
 * compiling it again.
 */
export const engineFlags = [
  '--single-threaded-gc',
  '--no-incremental-marking',
  '--initial-old-space-size=256',
  '--retain-maps-for-n-gc=1000000',
] as const;
