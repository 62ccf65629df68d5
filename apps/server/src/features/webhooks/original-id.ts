import { posix } from 'node:path';

/** As its owner names an original: where it lies, without folder and format. */
export function originalIdOf(place: string): string {
  return posix.basename(place, posix.extname(place));
}
