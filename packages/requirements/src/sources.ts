import { readFileSync } from 'node:fs';
import { withEmptyFields } from './empty-fields.ts';
import type { NamedSource } from './schema.ts';

const file = new URL('../data/sources.json', import.meta.url);
type StoredSource = object & { lineage?: string };
let loaded: Readonly<Record<string, StoredSource>> | undefined;

/** Looks up sources by id, in order. Throws if an id is unknown, which is a mistake in the data. */
export function namedSources(ids: readonly string[]): NamedSource[] {
  return ids.map((id) => {
    const { lineage: _, ...stored } = storedSource(id);
    return withEmptyFields.source({ id, ...stored });
  });
}

/** Number of independent sources: data sets that copy each other count as one. */
export function countLineages(ids: readonly string[]): number {
  return new Set(ids.map((id) => storedSource(id).lineage ?? id)).size;
}

function storedSource(id: string): StoredSource {
  const all = storedSources();
  const stored = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!stored) throw new Error(`no source is called ${id}`);
  return stored;
}

function storedSources(): Readonly<Record<string, StoredSource>> {
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as Record<string, StoredSource>;
  return loaded;
}

/** Ids of all sources, including unused ones. */
export function sourceIds(): string[] {
  return Object.keys(storedSources());
}
