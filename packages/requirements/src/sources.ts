import type { PhotoRequirement, RequirementSource } from './schema.ts';

const strength: Record<RequirementSource['kind'], number> = {
  official: 0,
  'official-checked': 1,
  'official-copy': 2,
  'official-partial': 3,
  standard: 4,
  'visa-centre': 5,
  press: 6,
  studio: 7,
  aggregator: 8,
  dataset: 9,
};

/** The source to name first: nearest to the authority, then the newest; null where there is none. */
export function leadingSource({ sources }: Pick<PhotoRequirement, 'sources'>): RequirementSource | null {
  const ranked = [...sources].sort(
    (a, b) => strength[a.kind] - strength[b.kind] || (b.date ?? '').localeCompare(a.date ?? ''),
  );
  return ranked[0] ?? null;
}
