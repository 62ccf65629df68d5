import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Hash of a module and of all that it imports by relative paths, so that a result is computed again only when the code that
 * it came from has changed. Paths that match `without` are left out with all that only they import.
 */
export function sourceKey(entries: readonly string[], without?: RegExp): string {
  const seen = new Map<string, string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file) || without?.test(file) || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    seen.set(file, text);
    for (const [, path] of text.matchAll(/from '(\.[^']+)'/g)) waiting.push(join(dirname(file), path!));
  }
  const hash = createHash('sha256');
  for (const file of [...seen.keys()].sort()) hash.update(seen.get(file)!);
  return hash.digest('hex').slice(0, 16);
}
