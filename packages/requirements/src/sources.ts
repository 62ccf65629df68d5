import { withEmptyFields } from './empty-fields.ts';
import type { NamedSource } from './schema.ts';
import { type StoredSource, storedData } from './stored.ts';

/** Looks up sources by id, in order. Throws if an id is unknown, which is a mistake in the data. */
export function namedSources(ids: readonly string[]): NamedSource[] {
  return ids.map((id) => {
    const { lineage: _, ...stored } = storedSource(id);
    return withEmptyFields.source({ id, ...stored });
  });
}

/** The first source of each lineage, in order: data sets that copy each other count as one source. */
export function firstOfLineages(ids: readonly string[]): string[] {
  const lineages = ids.map((id) => storedSource(id).lineage ?? id);
  return ids.filter((_, index) => lineages.indexOf(lineages[index]!) === index);
}

function storedSource(id: string): StoredSource {
  const all = storedData().sources;
  const stored = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!stored) throw new Error(`no source is called ${id}`);
  return stored;
}

/** Ids of all sources, including unused ones. */
export function sourceIds(): string[] {
  return Object.keys(storedData().sources);
}
