/** Paths compare regardless of case, separators and the composition of accents. */
export function pathKey(path: string): string {
  return path.trim().replaceAll('\\', '/').replace(/^\.\//, '').normalize('NFC').toLowerCase();
}
