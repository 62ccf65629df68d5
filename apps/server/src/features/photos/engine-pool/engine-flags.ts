/**
 * How V8 keeps house where an engine runs.
 *
 * The heap is small, and what pictures lie in comes and goes beside it: threads that help to look through it spend
 * more time waiting for each other than they save, an eighth of a photo's. Nor is it looked through in small steps, which
 * keep an answer from waiting and cost a tenth: this process has one photo to make, and nobody else to answer.
 *
 * The old space begins at 256 MB. What pictures take beside the heap has it collected once a photo anyway; a small one
 * would be collected a second time for growing by a few megabytes, some 25 ms.
 *
 * Shapes of objects are kept over all collections. V8 forgets those that no object has just then, here most of a
 * photo's after every photo, and with them the code that was compiled for them: a tenth of the time went into compiling
 * the same again.
 */
export const engineFlags = [
  '--single-threaded-gc',
  '--no-incremental-marking',
  '--initial-old-space-size=256',
  '--retain-maps-for-n-gc=1000000',
] as const;
