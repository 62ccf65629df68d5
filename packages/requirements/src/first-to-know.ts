import { sourceOf } from './policies.ts';
import type { PhotoRequirement } from './schema.ts';

/** Facts that come before how the photo looks: who may take it, which edits are refused, whether it is still needed. */
export function firstToKnow(record: PhotoRequirement) {
  const withSource = <Fact extends { source: string | null }>(fact: Fact) => ({
    ...fact,
    source: sourceOf(record, fact),
  });
  const { supply, edits, discontinued } = record;
  return {
    supply: { ...withSource(supply), otherwise: supply.otherwise.map(withSource) },
    edits: withSource(edits),
    discontinued: discontinued && withSource(discontinued),
  };
}
