import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { MadePhoto } from '@vesika/engine';
import type { PhotoReport } from '@vesika/report';
import { reportSchema } from '@vesika/report/schema';
import { documentTypes, type PhotoRequirement } from '@vesika/requirements';
import { z } from 'zod';
import { sha256Of } from '../originals/stored-originals.ts';
import { payloadBytes, readPayload, withPayload } from '../upload/strip-metadata/carried-record.ts';

/**
 * A finished file carries a record of how it was made, signed with the server's key, so that a later check gives the
 * verdict of its certificate: the changes and measures from when the original was available. It contains no
 * picture, no name and no answer of the person.
 */
const recordSchema = z.object({
  /** SHA-256 of the file without the record. */
  fileSha256: z.string(),
  /** Printed size, which lengths in millimetres refer to. */
  widthMm: z.number(),
  heightMm: z.number(),
  /** Files of earlier releases do not name their document. */
  countryCode: z.string().optional(),
  documentType: z.enum(documentTypes).optional(),
  variant: z.string().optional(),
  ...reportSchema.pick({ measures: true, natives: true, changes: true, landmarks: true }).shape,
});
export type MakingRecord = z.infer<typeof recordSchema>;

export type MakingRecords = ReturnType<typeof createMakingRecords>;

export function createMakingRecords(key: Buffer) {
  const macOf = (text: Uint8Array) => createHmac('sha256', key).update(text).digest();

  function signed(file: Buffer, { measures, natives, changes, landmarks }: PhotoReport, document: Document) {
    const record: MakingRecord = {
      fileSha256: sha256Of(file),
      ...document,
      measures,
      natives,
      changes,
      landmarks,
    };
    const text = deflateRawSync(JSON.stringify(record, rounded), { level: 9 });
    const payload = pack(macOf(text), text);
    return payload.length > payloadBytes ? file : withPayload(file, payload);
  }

  return {
    sign: (
      made: MadePhoto,
      {
        size: { widthMm, heightMm },
        ...named
      }: Pick<PhotoRequirement, 'size' | 'countryCode' | 'documentType' | 'variant'>,
    ): MadePhoto => ({
      ...made,
      files: made.files.map((file) => ({
        ...file,
        bytes: signed(file.bytes, made.report, {
          ...{ widthMm, heightMm, countryCode: named.countryCode },
          ...{ documentType: named.documentType, variant: named.variant },
        }),
      })),
    }),
    /** The record that a file carries, if it was signed with this key and the file is unchanged. */
    read(file: Buffer): MakingRecord | undefined {
      const { payload, rest } = readPayload(file);
      if (!payload) return undefined;
      const { mac, text } = unpack(payload);
      if (!timingSafeEqual(macOf(text), mac)) return undefined;
      const json = inflateRawSync(text).toString('utf8');
      const record = recordSchema.safeParse(JSON.parse(json)).data;
      return record?.fileSha256 === sha256Of(rest) ? record : undefined;
    },
  };
}

type Document = Omit<
  MakingRecord,
  'fileSha256' | keyof Pick<PhotoReport, 'measures' | 'natives' | 'changes' | 'landmarks'>
>;

/** Six digits are more than any limit has. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(6)) : value;
}

const macBytes = 32;
const lengthBytes = 2;

function pack(mac: Buffer, text: Buffer): Buffer {
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt16BE(text.length);
  return Buffer.concat([mac, length, text]);
}

function unpack(payload: Buffer): { mac: Buffer; text: Buffer } {
  const start = macBytes + lengthBytes;
  const length = payload.readUInt16BE(macBytes);
  return { mac: payload.subarray(0, macBytes), text: payload.subarray(start, start + length) };
}
