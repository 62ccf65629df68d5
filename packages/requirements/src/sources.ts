import { readFileSync } from 'node:fs';
import { withEmptyFields } from './empty-fields.ts';
import type { NamedSource } from './schema.ts';

const file = new URL('../data/sources.json', import.meta.url);
let loaded: Readonly<Record<string, object>> | undefined;

/** Looks up sources by id, in order. Throws if an id is unknown, which is a mistake in the data. */
export function namedSources(ids: readonly string[]): NamedSource[] {
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  const all = loaded;
  return ids.map((id) => {
    const stored = Object.hasOwn(all, id) ? all[id] : undefined;
    if (!stored) throw new Error(`no source is called ${id}`);
    return withEmptyFields.source({ id, ...stored });
  });
}

/** Ids of all sources, including unused ones. */
export function sourceIds(): string[] {
  namedSources([]);
  return Object.keys(loaded ?? {});
}
