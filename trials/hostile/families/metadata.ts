import sharp from 'sharp';
import { randomOf } from '../../../packages/engine/fixtures/random.ts';
import { decodeAt } from '../ask.ts';
import { type Family, pictureMsMax, pictureOutcomes } from '../hostile-case.ts';
import { jpegSegment, withSegments } from '../pictures.ts';

/** Malicious metadata: circular Exif directories and invalid colour profiles. */
export const metadata: Family = {
  name: 'metadata',
  cases: ({ portrait }) => {
    const metadataCase = (
      what: string,
      make: () => Buffer | Promise<Buffer>,
      expected: readonly string[] = ['200'],
    ) => ({
      ...{ what, expected, withinMs: pictureMsMax },
      send: async ({ url }: { url: string }) => decodeAt(url, await make()),
    });
    const exif = (tiff: Buffer) =>
      withSegments(portrait, [jpegSegment(0xe1, Buffer.concat([exifHeader, tiff]))]);
    const profile = (bytes: Buffer) => withSegments(portrait, profileSegments(bytes));
    const random = randomOf('profile');
    const noise = Buffer.from(Array.from({ length: 60_000 }, () => Math.floor(random.between(0, 256))));
    return [
      metadataCase('150 Exif blocks of 64 KB', () =>
        withSegments(
          portrait,
          Array.from({ length: 150 }, () => jpegSegment(0xe1, Buffer.concat([exifHeader, noise]))),
        ),
      ),
      metadataCase('9 MB of comments', () =>
        withSegments(
          portrait,
          Array.from({ length: 140 }, () => jpegSegment(0xfe, Buffer.alloc(65_000, 'a'))),
        ),
      ),
      metadataCase('a million empty comments', () =>
        withSegments(
          portrait,
          Array.from({ length: 1_000_000 }, () => jpegSegment(0xfe, Buffer.alloc(0))),
        ),
      ),
      ...[0, 9, 255, 65_535].map((turn) =>
        metadataCase(`Exif that says orientation ${turn}`, () => exif(tiff([[0x112, 3, 1, turn << 16]]))),
      ),
      metadataCase(
        'Exif that says every orientation at once',
        () => exif(tiff([1, 2, 3, 4, 5, 6, 7, 8].map((turn) => [0x112, 3, 1, turn << 16]))),
        pictureOutcomes,
      ),
      metadataCase('Exif whose orientation is text', () => exif(tiff([[0x112, 2, 4, 0x61626300]]))),
      metadataCase('Exif whose directory leads to itself', () => exif(tiff([[0x8769, 4, 1, 8]], 8))),
      metadataCase('Exif whose directories lead to each other', () =>
        exif(
          tiff(
            [
              [0x8769, 4, 1, 26],
              [0x8825, 4, 1, 8],
            ],
            26,
          ),
        ),
      ),
      metadataCase('Exif whose directory lies beyond its end', () =>
        exif(tiff([[0x8769, 4, 1, 0x7fffffff]], 0x7fffffff)),
      ),
      metadataCase('Exif with 65535 entries that are not there', () =>
        exif(Buffer.from('MM\0*\0\0\0\x08\xff\xff', 'latin1')),
      ),
      metadataCase('Exif whose value is 4 GB', () => exif(tiff([[0x10f, 2, 0xffffffff, 8]]))),
      metadataCase('Exif of eight bytes', () => exif(Buffer.from('MM\0*\0\0\0\x08', 'latin1'))),
      metadataCase('Exif that is noise', () => exif(noise)),
      metadataCase('a focal length of 65535', () =>
        exif(
          tiff([
            [0x8769, 4, 1, 26],
            [0xa405, 3, 1, 65_535 << 16],
          ]),
        ),
      ),
      metadataCase('XMP of entities in entities', () =>
        withSegments(portrait, [jpegSegment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`))]),
      ),
      metadataCase('an index of pictures that are not there', () =>
        withSegments(portrait, [
          jpegSegment(0xe2, Buffer.from('MPF\0MM\0*\0\0\0\x08\xff\xff\xb0\x01', 'latin1')),
        ]),
      ),
      metadataCase('a profile of noise', () => profile(noise), pictureOutcomes),
      metadataCase('a profile of 5 MB', () => profile(Buffer.alloc(5_000_000, 7)), pictureOutcomes),
      metadataCase(
        'a profile that says it is 4 GB',
        () => profile(iccProfile({ size: 0xffffffff })),
        pictureOutcomes,
      ),
      metadataCase(
        'a profile with four billion tags',
        () => profile(iccProfile({ tags: 0xffffffff })),
        pictureOutcomes,
      ),
      metadataCase(
        'a profile whose tags lie beyond its end',
        () => profile(iccProfile({ tags: 4, offset: 0x7fffffff })),
        pictureOutcomes,
      ),
      metadataCase(
        'a profile whose tags lie on themselves',
        () => profile(iccProfile({ tags: 100, offset: 128 })),
        pictureOutcomes,
      ),
      metadataCase(
        'a profile for four inks on a picture of three',
        () => profile(iccProfile({ space: 'CMYK' })),
        pictureOutcomes,
      ),
      metadataCase(
        'a profile in pieces that are not all there',
        () =>
          withSegments(
            portrait,
            profileSegments(noise).map((segment) => Buffer.from(segment).fill(255, 17, 18)),
          ),
        pictureOutcomes,
      ),
      metadataCase(
        'pieces of a profile numbered 0 of 0',
        () => withSegments(portrait, [jpegSegment(0xe2, Buffer.from('ICC_PROFILE\0\0\0', 'latin1'))]),
        pictureOutcomes,
      ),
      ...(['png', 'webp'] as const).map((format) =>
        metadataCase(
          `${format} with a profile of noise`,
          () => withRawProfile(portrait, format, noise),
          pictureOutcomes,
        ),
      ),
    ];
  },
};

const exifHeader = Buffer.from('Exif\0\0', 'latin1');
const xmp = `<!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]><x>&c;</x>`;

type Entry = readonly [tag: number, type: number, count: number, value: number];

/** A TIFF with one directory at offset 8. */
function tiff(entries: readonly Entry[], next = 0): Buffer {
  const bytes = Buffer.alloc(8 + 2 + entries.length * 12 + 4);
  bytes.write('MM\0*\0\0\0\x08', 'latin1');
  bytes.writeUInt16BE(entries.length, 8);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12;
    bytes.writeUInt16BE(tag, at);
    bytes.writeUInt16BE(type, at + 2);
    bytes.writeUInt32BE(count, at + 4);
    bytes.writeUInt32BE(value >>> 0, at + 8);
  }
  bytes.writeUInt32BE(next, bytes.length - 4);
  return bytes;
}

function profileSegments(profile: Buffer): Buffer[] {
  const pieceBytes = 65_000;
  const count = Math.ceil(profile.length / pieceBytes);
  return Array.from({ length: count }, (_, index) => {
    const piece = profile.subarray(index * pieceBytes, (index + 1) * pieceBytes);
    const head = Buffer.from([...Buffer.from('ICC_PROFILE\0'), index + 1, count]);
    return jpegSegment(0xe2, Buffer.concat([head, piece]));
  });
}

/** A colour profile with a valid header and invalid tags. */
function iccProfile({ size = 4096, tags = 1, offset = 200, space = 'RGB ' }): Buffer {
  const bytes = Buffer.alloc(4096);
  bytes.writeUInt32BE(size, 0);
  bytes.writeUInt32BE(0x04300000, 8);
  bytes.write(`mntr${space}XYZ `, 12, 'latin1');
  bytes.write('acsp', 36, 'latin1');
  bytes.writeUInt32BE(tags, 128);
  for (let at = 132; at + 12 <= bytes.length && (at - 132) / 12 < tags; at += 12) {
    bytes.write('A2B0', at, 'latin1');
    bytes.writeUInt32BE(offset, at + 4);
    bytes.writeUInt32BE(0x7fffffff, at + 8);
  }
  return bytes;
}

/** Replaces the colour profile that the library wrote. */
async function withRawProfile(portrait: Buffer, format: 'png' | 'webp', profile: Buffer): Promise<Buffer> {
  const picture = await sharp(portrait).withIccProfile('srgb').toFormat(format).toBuffer();
  const at = picture.indexOf(format === 'png' ? 'iCCP' : 'ICCP');
  const length = format === 'png' ? picture.readUInt32BE(at - 4) : picture.readUInt32LE(at + 4);
  profile.copy(picture, at + (format === 'png' ? 12 : 8), 0, length - 12);
  return picture;
}
