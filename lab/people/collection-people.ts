import { portraitsOf, portraitTable } from '../../packages/engine/fixtures/shared-portraits.ts';
import { halfOf } from './halves.ts';

export const collections = ['london', 'canada'] as const;

/** A compliant portrait of an adult, with what its collection states of the person. */
export interface CollectionPerson {
  path: string;
  collection: (typeof collections)[number];
  /** Number of the person in the collection. */
  person: number;
  sex: string;
  ethnicity: string;
  /** Years; null where the collection does not state them. */
  age: number | null;
}

/** Tests judge people with even numbers; most numbers that come from photographs are fitted on the others. */
export function isForTests({ person }: CollectionPerson): boolean {
  return halfOf(person) === 'report';
}

/** The people of both collections before their own plain walls, with a neutral expression. */
export function collectionPeople(): CollectionPerson[] {
  return portraitsOf('london', 'canada', 'good_single').flatMap((path) =>
    path.includes('smil') ? [] : (sitterOf(path) ?? []),
  );
}

/** The person in a portrait of the collections; null for other portraits. */
export function sitterOf(path: string): CollectionPerson | null {
  const canadian = /canada(?:\/|_)(\d{3})([fm])/.exec(path);
  if (canadian) {
    const sex = canadian[2] === 'f' ? 'female' : 'male';
    return { path, collection: 'canada', person: Number(canadian[1]), sex, ethnicity: 'white', age: null };
  }
  const londoner = /london(?:\/|_)(\d{3})_/.exec(path);
  const known = londoner && londonSitters().get(londoner[1]!);
  return known ? { path, collection: 'london', person: Number(londoner[1]), ...known } : null;
}

type Sitter = Pick<CollectionPerson, 'sex' | 'ethnicity' | 'age'>;
let sitters: Map<string, Sitter> | undefined;

function londonSitters(): Map<string, Sitter> {
  sitters ??= new Map([...describedSitters(), ...listedSitters()]);
  return sitters;
}

function listedSitters() {
  return portraitTable('london/people.tsv').map(
    ({ id, age, sex, ethnicity_as_stated: ethnicity }): [string, Sitter] => [
      id!,
      { sex: sex!, ethnicity: ethnicity!, age: Number(age) },
    ],
  );
}

function describedSitters() {
  return portraitTable('MANIFEST.tsv').flatMap(({ path, seen }): [string, Sitter][] => {
    const number = /london_(\d{3})/.exec(path!)?.[1];
    const [, sex, age, ethnicity] = /\b(female|male), (\d+) y, (\w+)/.exec(seen!) ?? [];
    return number && sex && ethnicity ? [[number, { sex, ethnicity, age: Number(age) }]] : [];
  });
}
