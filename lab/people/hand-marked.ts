import { type Landmarks, landmarksOf, portraitsOf } from '../../packages/engine/fixtures/shared-portraits.ts';
import { type CollectionPerson, collectionPeople, sitterOf } from './collection-people.ts';

/** A neutral portrait of an adult with hand-placed points. */
export interface HandMarked extends CollectionPerson {
  truth: Landmarks;
}

/**
 * Portraits of both collections, those over pasted backgrounds too. The marked crowns are inside the hair; each
 * collection places them in its own way.
 */
export function handMarkedPortraits(): HandMarked[] {
  const pasted = portraitsOf('matting_gt').flatMap((path) => sitterOf(path) ?? []);
  return [...collectionPeople(), ...pasted].flatMap((person) => {
    const truth = landmarksOf(person.path);
    return truth ? [{ ...person, truth }] : [];
  });
}
