/**
 * How V8 keeps house where an engine runs.
 *
 * The heap is small, and what pictures lie in comes and goes beside it: threads that help to look through it spend
 * more time waiting for each other than they save, an eighth of a photo's. Nor is it looked through in small steps, which
 * keep an answer from waiting and cost a tenth: this process has one photo to make, and nobody else to answer.
 *
 * The old space begins at 256 MB. What pictures take beside the heap has it collected once a photo anyway; a small one
 * would be collected a second time for growing by a few megabytes, some 25 ms.
 */
export const engineFlags = [
  '--single-threaded-gc',
  '--no-incremental-marking',
  '--initial-old-space-size=256',
] as const;
