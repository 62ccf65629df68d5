import { type CollectionPerson, collectionPeople } from '../people/collection-people.ts';
import { halfOf } from '../people/halves.ts';
import { faultyKinds, plainKinds, type Wall, wallOf } from '../walls/wall.ts';

/** A clean person before the studio's own wall, or before a drawn one. */
export interface DefaultPicture {
  person: CollectionPerson;
  wall: Wall | null;
}

/** Drawn walls for each person: plain ones, and ones that are doubtful or faulty. */
const wallsOfEach = { plain: 2, faulty: 1 } as const;

/** Every person before the own wall and before three drawn ones, which are of the person's half. */
export function defaultPictures(people: readonly CollectionPerson[] = collectionPeople()): DefaultPicture[] {
  return people.flatMap((person) => {
    const parity = halfOf(person.person) === 'fit' ? 1 : 0;
    const seeds = (count: number) =>
      Array.from({ length: count }, (_, k) => 2 * (person.person * count + k) + parity);
    const walls = [
      null,
      ...seeds(wallsOfEach.plain).map((seed) => wallOf(seed, plainKinds)),
      ...seeds(wallsOfEach.faulty).map((seed) => wallOf(seed, faultyKinds)),
    ];
    return walls.map((wall) => ({ person, wall }));
  });
}

/** Pictures whose verdicts are a gate: people of every skin, sex and collection, most of them with true mattes. */
export function fastPictures(): DefaultPicture[] {
  const pictures = defaultPictures(collectionPeople().filter(({ path }) => fastPeople.test(path)));
  // The second plain wall of each is left to the whole run.
  return pictures.filter((_, index) => index % (1 + wallsOfEach.plain + wallsOfEach.faulty) !== 2);
}
const fastPeople = /london\/(062|066|087|096|136)_neutral|canada\/(056f|114m)/;

/** Documents of the gate: a rule for light colours, two for white, and one whose wall is replaced. */
export const fastDocuments = ['GB passport', 'US passport', 'IN passport', 'CN visa'];

export function pictureName({ person, wall }: DefaultPicture): string {
  return wall ? `${person.path} before ${wall.kind} ${wall.seed}` : person.path;
}
