import { originalFaults } from '../../packages/engine/fixtures/faults/original-faults.ts';
import { type DefaultPerson, defaultPeople } from '../people/default-people.ts';
import { halfOf } from '../people/halves.ts';
import { faultyKinds, plainKinds, type Wall, wallOf } from '../walls/wall.ts';
import { type Wreck, type WreckKind, wreckKinds } from '../wrecks/wreck.ts';
import { defaultDocuments } from './default-documents.ts';

/** A clean person before the studio's own wall, or before a drawn one. */
export interface DefaultPicture {
  person: DefaultPerson;
  wall: Wall | null;
  /** The fault drawn over the picture, if it has one. */
  wreck: Wreck | null;
  /** Fault of an original that is applied to it, by the id of the engine's fixtures. */
  fault: string | null;
  /** Names of the documents that it is judged by. */
  documents: readonly string[];
}

/** Drawn walls for each person: plain ones, and ones that are doubtful or faulty. */
const wallsOfEach = { plain: 2, faulty: 1 } as const;

/** Documents of drawn walls: rules for light colours and for white, and one whose wall is replaced. */
const drawnWallDocuments = ['GB passport', 'US passport', 'IN passport', 'CN visa'];

/** People before the own wall, by all documents, and before three drawn ones, which are of the person's half. */
export function defaultPictures(people: readonly DefaultPerson[]): DefaultPicture[] {
  return people.flatMap((person) => {
    const parity = halfOf(person.person) === 'fit' ? 1 : 0;
    const seeds = (count: number) =>
      Array.from({ length: count }, (_, k) => 2 * (person.person * count + k) + parity);
    const walls = [
      ...seeds(wallsOfEach.plain).map((seed) => wallOf(seed, plainKinds)),
      ...seeds(wallsOfEach.faulty).map((seed) => wallOf(seed, faultyKinds)),
    ];
    const own = {
      person,
      wall: null,
      wreck: null,
      fault: null,
      documents: defaultDocuments.map(({ name }) => name),
    };
    const drawn = walls.map((wall) => ({
      person,
      wall,
      wreck: null,
      fault: null,
      documents: drawnWallDocuments,
    }));
    return isOfStudio(person) ? [own, ...drawn] : drawn;
  });
}

function isOfStudio({ collection }: DefaultPerson): boolean {
  return collection === 'london' || collection === 'canada';
}

function studioPeople(): DefaultPerson[] {
  return defaultPeople().filter(isOfStudio);
}

/** Pictures whose verdicts are a gate: people of every skin, sex and collection, most of them with true mattes. */
export function fastPictures(): DefaultPicture[] {
  const pictures = defaultPictures(defaultPeople().filter(({ path }) => fastPeople.test(path)));
  return pictures
    .filter((_, index) => index % (1 + wallsOfEach.plain + wallsOfEach.faulty) !== 2)
    .map((picture) => ({ ...picture, documents: drawnWallDocuments }));
}
const fastPeople = /london\/(062|066|087|096|136)_neutral|canada\/(056f|114m)/;

/** People of each kind of wreck. */
const wrecksOfKind = 20;
/** Kinds begin at different people, and go on in steps through all collections. */
const steps = { kind: 7, person: 3 } as const;

/** A wall of bright white paint in even light. */
const whiteWallSeed = 1;

/** Documents by which wrecks are judged: one whose wall stays, and one whose wall is replaced. */
const wreckDocuments = ['GB passport', 'FR passport'];

/** Every kind of wreck on some people, and these people without it. White cloth stands before a white wall. */
export function wreckPictures(each = wrecksOfKind): DefaultPicture[] {
  const people = studioPeople();
  const bright = wallOf(whiteWallSeed, plainKinds);
  const wrecked = (Object.keys(wreckKinds) as WreckKind[]).flatMap((kind, index) =>
    Array.from({ length: each }, (_, k): DefaultPicture => {
      const person = people[(index * steps.kind + k * steps.person) % people.length]!;
      const wall = kind === 'white-scarf' ? bright : null;
      return { person, wall, wreck: { kind, seed: k }, fault: null, documents: wreckDocuments };
    }),
  );
  const clean = new Map(
    wrecked.map((picture) => [pictureName({ ...picture, wreck: null }), { ...picture, wreck: null }]),
  );
  const all = [...clean.values(), ...wrecked];
  return all.sort((one, other) => one.person.path.localeCompare(other.person.path));
}

/** Faults of originals that checks can detect, each on some people of the half on which no limit was chosen. */
export function faultPictures(each: number): DefaultPicture[] {
  const people = studioPeople().filter(({ person }) => halfOf(person) === 'report');
  const faults = originalFaults.filter(({ impossible }) => !impossible);
  const pictures = faults.flatMap(({ id }, index) =>
    Array.from({ length: each }, (_, k): DefaultPicture => {
      const person = people[(index * each + k) % people.length]!;
      return { person, wall: null, wreck: null, fault: id, documents: wreckDocuments };
    }),
  );
  return pictures.sort((one, other) => one.person.path.localeCompare(other.person.path));
}

export function pictureName({ person, wall, wreck, fault }: DefaultPicture): string {
  const before = wall ? `${person.path} before ${wall.kind} ${wall.seed}` : person.path;
  const wrecked = wreck ? `${before} with ${wreck.kind} ${wreck.seed}` : before;
  return fault ? `${wrecked} with ${fault}` : wrecked;
}
