import { randomBytes } from 'node:crypto';
import type { MadePhoto } from '@vesika/engine';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeReport } from '../../../testing/fake-report.ts';
import { readPayload, recordBytes, withPayload } from '../upload/strip-metadata/carried-record.ts';
import { stripMetadata } from '../upload/strip-metadata/strip-metadata.ts';
import { createMakingRecords } from './making-records.ts';

const records = createMakingRecords(Buffer.alloc(32, 1));
const size = { widthMm: 35, heightMm: 45 };
const italian = { countryCode: 'IT', documentType: 'passport', variant: 'standard' } as const;
const plain = { jpg: Buffer.alloc(0), png: Buffer.alloc(0), otherJpg: Buffer.alloc(0) };

beforeAll(async () => {
  const noise = () =>
    sharp(randomBytes(60 * 80 * 3), { raw: { width: 60, height: 80, channels: 3 } }).withIccProfile('srgb');
  plain.jpg = await noise().jpeg().toBuffer();
  plain.png = await noise().png().toBuffer();
  plain.otherJpg = await noise().jpeg().toBuffer();
});

function signed(bytes: Buffer, by = records): Buffer {
  const made = {
    report: fakeReport,
    files: [{ format: 'jpg', mime: 'image/jpeg', bytes }],
  } as unknown as MadePhoto;
  const document = { size, ...italian } as Parameters<typeof by.sign>[1];
  return by.sign(made, document).files[0]!.bytes;
}

describe.each(['jpg', 'png'] as const)('a signed %s', (format) => {
  it('says what was changed and measured, and shows the same picture', async () => {
    const file = signed(plain[format]);
    expect(file.length).toBe(plain[format].length + recordBytes);
    const { changes, measures, natives, landmarks } = fakeReport;
    expect(records.read(file)).toEqual({
      ...{ fileSha256: expect.any(String), widthMm: 35, heightMm: 45, ...italian },
      ...{ changes, measures, natives, landmarks },
    });
    expect(await sharp(file).raw().toBuffer()).toEqual(await sharp(plain[format]).raw().toBuffer());
  });

  it('keeps its record when metadata is removed from an upload', () => {
    const file = signed(plain[format]);
    expect(stripMetadata(file).bytes.equals(file)).toBe(true);
  });

  it('is unknown to a server with another key', () => {
    const other = createMakingRecords(Buffer.alloc(32, 2));
    expect(other.read(signed(plain[format]))).toBeUndefined();
    expect(records.read(signed(plain[format], other))).toBeUndefined();
  });

  it('is unknown once any byte of the picture or of the signed text is changed', () => {
    const file = signed(plain[format]);
    const { payload, rest } = readPayload(file);
    const start = file.indexOf(payload!);
    const textEnd = start + 34 + payload!.readUInt16BE(32);
    const isPadding = (at: number) => at >= textEnd && at < start + payload!.length + 4;
    const accepted = [];
    for (let at = 0; at < file.length; at += 7) {
      const altered = Buffer.from(file);
      altered[at]! ^= 0x10;
      if (!isPadding(at) && records.read(altered)) accepted.push(at);
    }
    expect(accepted).toEqual([]);
    expect(records.read(rest)).toBeUndefined();
    expect(records.read(file.subarray(0, -1))).toBeUndefined();
    expect(records.read(Buffer.concat([file, Buffer.from([0])]))).toBeUndefined();
  });

  it('is unknown after it was saved again', async () => {
    const again = await sharp(signed(plain[format])).keepMetadata().toBuffer();
    expect(records.read(again)).toBeUndefined();
  });
});

it('a record that is copied into another picture says nothing there', () => {
  const { payload } = readPayload(signed(plain.jpg));
  expect(records.read(withPayload(plain.otherJpg, payload!))).toBeUndefined();
  expect(records.read(withPayload(plain.png, payload!))).toBeUndefined();
});

it.each([
  ['an empty record', Buffer.alloc(0)],
  ['a record of noise', randomBytes(1900)],
  ['a record with a length beyond its end', Buffer.alloc(40, 0xff)],
])('%s is not read', (_, payload) => {
  expect(records.read(withPayload(plain.jpg, payload))).toBeUndefined();
});

it('a file that is neither JPEG nor PNG stays as it is', () => {
  const text = Buffer.from('no picture');
  expect(signed(text)).toBe(text);
  expect(records.read(text)).toBeUndefined();
});

it('the record fits even where every measure is long', () => {
  const natives = Object.fromEntries(
    Object.keys(fakeReport.natives).map((name, n) => [name, Math.PI * 10 ** (n % 5)]),
  );
  const made = { report: { ...fakeReport, natives }, files: [{ bytes: plain.jpg }] } as unknown as MadePhoto;
  const { files } = records.sign(made, { size } as Parameters<typeof records.sign>[1]);
  expect(records.read(files[0]!.bytes)?.natives).toBeDefined();
});
