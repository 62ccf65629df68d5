import { havePortraits } from '../../packages/engine/fixtures/shared-portraits.ts';
import { type CollectionPerson, collectionPeople } from './collection-people.ts';

/** A clean person: of a studio, generated, or a child. */
export interface DefaultPerson extends Omit<CollectionPerson, 'collection'> {
  collection: CollectionPerson['collection'] | 'generated' | 'children';
  /** Age that a parent states; null for adults. */
  childAgeYears: number | null;
}

/**
 * Generated faces that a document could take: frontal, calm, whole, in even light, before a wall that is plain enough to be
 * taken out. Their own walls are no office's. Of the children in the collections one alone looks into the camera, calm, with
 * the mouth closed.
 */
const generated: readonly (readonly [file: string, sex: string, childAgeYears: number | null])[] = [
  ['afro_HairSt_3_2', 'male', null],
  ['black_HairSt_6_4', 'female', null],
  ['baby_Age_1_8', 'male', 1],
];

/** Everybody whom the default way is judged by. */
export function defaultPeople(): DefaultPerson[] {
  const studio = collectionPeople().map((person) => ({ ...person, childAgeYears: null }));
  if (!havePortraits) return studio;
  const others = generated.map(
    ([file, sex, childAgeYears]): DefaultPerson => ({
      path: `generated/${file}.jpg`,
      collection: childAgeYears === null ? 'generated' : 'children',
      person: Number(/\d+$/.exec(file)![0]),
      sex,
      ethnicity: 'not stated',
      age: childAgeYears,
      childAgeYears,
    }),
  );
  return [...studio, ...others];
}
