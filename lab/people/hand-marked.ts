import {
  type Landmarks,
  landmarksOf,
  portraitsOf,
  portraitTable,
} from '../../packages/engine/fixtures/shared-portraits.ts';

/** A neutral portrait of an adult with hand-placed points and the sitter's data from the collection. */
export interface HandMarked {
  path: string;
  /** Number of the person in the collection. */
  person: number;
  sex: string;
  ethnicity: string;
  truth: Landmarks;
}

/**
 * Portraits of the London set, whose marked crowns are inside the hair. The Canadian portraits are marked on the
 * visible hair, which says nothing about the skull.
 */
export function handMarkedPortraits(): HandMarked[] {
  const known = sitters();
  return portraitsOf('london', 'good_single', 'matting_gt').flatMap((path) => {
    const person = /(?:london_|^london\/)(\d{3})/.exec(path)?.[1];
    const truth = landmarksOf(path);
    return person && truth ? [{ path, person: Number(person), ...known.get(person)!, truth }] : [];
  });
}

function sitters(): Map<string, Pick<HandMarked, 'sex' | 'ethnicity'>> {
  const listed = portraitTable('london/people.tsv').map(
    ({ id, sex, ethnicity_as_stated: ethnicity }) => [id!, { sex: sex!, ethnicity: ethnicity! }] as const,
  );
  const described = portraitTable('MANIFEST.tsv').flatMap(({ path, seen }) => {
    const person = /london_(\d{3})/.exec(path!)?.[1];
    const [, sex, ethnicity] = /\b(female|male), \d+ y, (\w+)/.exec(seen!) ?? [];
    return person && sex && ethnicity ? [[person, { sex, ethnicity }] as const] : [];
  });
  return new Map([...described, ...listed]);
}
