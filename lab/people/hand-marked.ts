import {
  type Landmarks,
  landmarksOf,
  portraitsOf,
  portraitTable,
} from '../../packages/engine/fixtures/shared-portraits.ts';

/** A neutral portrait of an adult with hand-placed points, and what the collection says of the sitter. */
export interface HandMarked {
  path: string;
  /** Number of the person in the collection. */
  person: number;
  sex: string;
  ethnicity: string;
  truth: Landmarks;
}

/**
 * The sitters of the London set: its crowns lie inside the hair. Those of the Canadian portraits lie on the visible
 * hair, and say nothing of the skull.
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
