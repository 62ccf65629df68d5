import { type Random, randomOf } from '../../../packages/engine/fixtures/random.ts';
import { decodeAt } from '../ask.ts';
import { type Family, type HostileCase, pictureMsMax, pictureOutcomes } from '../hostile-case.ts';
import { type Format, formats, inFormats } from '../pictures.ts';

const seeds = 7;

/** Portraits that are truncated, corrupted, or misstate their own structure. */
export const brokenPictures: Family = {
  name: 'broken pictures',
  cases: async ({ portrait }) => {
    const pictures = await inFormats(portrait);
    return formats.flatMap((format) => [
      ...cutShort(format, pictures[format]),
      ...Object.entries(damages).flatMap(([what, damage]) =>
        Array.from({ length: seeds }, (_, seed) => {
          const broken = damage(Buffer.from(pictures[format]), randomOf(`${format} ${what} ${seed}`));
          return caseOf(`${format}, ${what}, seed ${seed}`, broken);
        }),
      ),
    ]);
  },
};

function caseOf(what: string, picture: Buffer, expected: readonly string[] = pictureOutcomes): HostileCase {
  return { what, expected, withinMs: pictureMsMax, send: ({ url }) => decodeAt(url, picture) };
}

/** Half a picture must be refused; its last bytes may be insignificant. */
function cutShort(format: Format, picture: Buffer): HostileCase[] {
  const refused = ['415 file-type-unsupported', '422 file-damaged'];
  const shares = [0.05, 0.3, 0.6, 0.9].map((share) => Math.floor(picture.length * share));
  return [
    ...[1, 4, 12, 20, 40].map((bytes) =>
      caseOf(`${format}, its first ${bytes} bytes`, picture.subarray(0, bytes), refused),
    ),
    ...shares.map((bytes) =>
      caseOf(`${format}, cut after ${bytes} bytes`, picture.subarray(0, bytes), ['422 file-damaged']),
    ),
    caseOf(`${format}, without its last byte`, picture.subarray(0, -1)),
  ];
}

type Damage = (picture: Buffer, random: Random) => Buffer;

const damages: Readonly<Record<string, Damage>> = {
  'bytes of the header changed': (picture, random) => hit(picture, random, 400, 2),
  'bytes anywhere changed': (picture, random) => hit(picture, random, picture.length, 20),
  'a piece taken out': (picture, random) => {
    const at = below(random, picture.length);
    return Buffer.concat([picture.subarray(0, at), picture.subarray(at + 1 + below(random, 3000))]);
  },
  'a piece doubled': (picture, random) => {
    const at = below(random, picture.length);
    const end = Math.min(picture.length, at + 1 + below(random, 3000));
    return Buffer.concat([picture.subarray(0, end), picture.subarray(at)]);
  },
  'lengths that are extreme': (picture, random) => {
    const [at, value] = [2 + below(random, 600), random.pick([0, 1, 0x7fffffff, 0xffffffff])];
    picture.writeUInt32BE(value, Math.min(at, picture.length - 4));
    return picture;
  },
};

/** Keeps the first two bytes, or the file would be refused by its type without being decoded. */
function hit(picture: Buffer, random: Random, within: number, times: number): Buffer {
  for (let time = 0; time < times; time++) picture[2 + below(random, within - 2)] = below(random, 256);
  return picture;
}

function below(random: Random, max: number): number {
  return Math.floor(random.between(0, max));
}
