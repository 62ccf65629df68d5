import { sourceOf } from './policies.ts';
import type { PhotoRequirement } from './schema.ts';

/** Facts that come before how the photo looks: who may take it, which edits are refused, whether it is still needed. */
export function firstToKnow(record: PhotoRequirement) {
  const { edits, discontinued } = record;
  return {
    supply: supplyWithSources(record),
    edits: { ...edits, source: sourceOf(record, edits) },
    discontinued: discontinued && { ...discontinued, source: sourceOf(record, discontinued) },
  };
}

/** The ways of supply, each with its full source. */
export function supplyWithSources(record: Pick<PhotoRequirement, 'supply' | 'sources'>) {
  const withSource = <Fact extends { source: string | null }>(fact: Fact) => ({
    ...fact,
    source: sourceOf(record, fact),
  });
  return { ...withSource(record.supply), otherwise: record.supply.otherwise.map(withSource) };
}
