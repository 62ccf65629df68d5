import { crc32, deflateSync } from 'node:zlib';
import { linearFromLevel } from '../raster/colour.ts';
import { srgbPrimaries } from './srgb-profile.ts';

/**
 * A PNG whose chunks state other colours than sRGB (cICP, or gAMA without a profile), with the same colours as an
 * embedded profile, which the codec applies; other files unchanged. cICP goes before a profile, a profile and sRGB before
 * gAMA, as in browsers, and light beyond white is compressed as there.
 *
 * Source: W3C PNG (third edition), 4.3 and 11.3.2; ITU-T H.273, tables 2 and 3; ITU-R BT.2408, 203 cd/m² for the
 *         reference white.
 */
export function withStatedProfile(source: Buffer): Buffer {
  if (!source.subarray(0, 8).equals(signature)) return source;
  const chunks = colourChunksOf(source);
  const header = chunks.get('IHDR');
  // Only pictures in colour; those in grey have levels alone, which no phone or screen writes with these chunks.
  if (header === undefined || !(source[header + 17]! & 2)) return source;
  const cicp = chunks.get('cICP');
  const named = cicp === undefined ? null : colourSpaceNamed(source.subarray(cicp + 8, cicp + 12));
  const gamma = chunks.has('iCCP') || chunks.has('sRGB') ? undefined : chunks.get('gAMA');
  const space = named ?? (gamma === undefined ? null : spaceOfGamma(source.readUInt32BE(gamma + 8)));
  if (space === null) return source;
  const bytes = Buffer.from(source);
  const old = chunks.get('iCCP');
  // Decoders skip an ancillary chunk that they do not know.
  if (old !== undefined) bytes.write('oLDp', old + 4, 'latin1');
  return withProfile(bytes, profileOf(space), header);
}

/** The same PNG with an embedded ICC profile. */
export function withProfile(png: Buffer, profile: Uint8Array, header = signature.length): Buffer {
  const data = Buffer.concat([Buffer.from('stated\0\0', 'latin1'), deflateSync(profile)]);
  return withChunk(png, { type: 'iCCP', data, header });
}

/** The same PNG with colours that are named by the codes of ITU-T H.273. */
export function withColourCodes(png: Buffer, [primaries, transfer]: readonly [number, number]): Buffer {
  return withChunk(png, {
    type: 'cICP',
    data: Buffer.from([primaries, transfer, 0, 1]),
    header: signature.length,
  });
}

function withChunk(
  png: Buffer,
  { type, data, header }: { type: string; data: Buffer; header: number },
): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(typeAndData.length + 8);
  chunk.writeUInt32BE(data.length);
  typeAndData.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typeAndData), chunk.length - 4);
  const endOfHeader = header + 12 + png.readUInt32BE(header);
  return Buffer.concat([png.subarray(0, endOfHeader), chunk, png.subarray(endOfHeader)]);
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Offsets of the chunks before the pixels. */
function colourChunksOf(png: Buffer): Map<string, number> {
  const chunks = new Map<string, number>();
  for (let at = 8; at + 24 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') break;
    chunks.set(type, at);
  }
  return chunks;
}

interface ColourSpace {
  /** Columns of red, green and blue in XYZ under D50. */
  primaries: readonly (readonly [number, number, number])[];
  /** Encoded level, 0 to 1, to linear light, where 1 is white. */
  linearFrom: (encoded: number) => number;
}

const primariesOf: Readonly<Record<number, ColourSpace['primaries']>> = {
  1: srgbPrimaries,
  // BT.2020 and Display P3, adapted to D50 as in their ICC profiles.
  9: [
    [0.67349, 0.27904, -0.00194],
    [0.16566, 0.67534, 0.02998],
    [0.12505, 0.04561, 0.79689],
  ],
  12: [
    [0.51512, 0.2412, -0.00105],
    [0.29198, 0.69225, 0.04189],
    [0.1571, 0.06657, 0.78407],
  ],
};

const srgb = (v: number) => linearFromLevel(255 * v);
const referenceWhiteNits = 203;
/** Brightest light of a picture that states none. */
const brightestNits = 1000;

/** Light of an HDR picture as Chromium shows it on screens without HDR: the brightest is white, the rest is compressed. */
function toneMapped(nits: number): number {
  const [light, brightest] = [nits / referenceWhiteNits, brightestNits / referenceWhiteNits];
  return (light * (1 + light / brightest ** 2)) / (1 + light);
}

const transferOf: Readonly<Record<number, ColourSpace['linearFrom']>> = {
  // Chromium shows the curve of video as a reference screen does (ITU-R BT.1886).
  1: (v) => v ** 2.4,
  4: (v) => v ** 2.2,
  8: (v) => v,
  13: srgb,
  // Perceptual quantizer (SMPTE ST 2084).
  16: (v) => {
    const root = v ** (1 / 78.84375);
    const light = (Math.max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125);
    return toneMapped(10_000 * light);
  },
  // Hybrid log-gamma on a display of 1000 cd/m² (ITU-R BT.2100).
  18: (v) => {
    const scene = v <= 0.5 ? v ** 2 / 3 : (Math.exp((v - 0.55991073) / 0.17883277) + 0.28466892) / 12;
    return toneMapped(brightestNits * scene ** 1.2);
  },
};

/** Null for sRGB itself, for codes that browsers do not show, and for YCbCr or limited range. */
function colourSpaceNamed([primary, transfer, matrix, full]: Uint8Array): ColourSpace | null {
  const primaries = primariesOf[primary!];
  const linearFrom = transferOf[transfer!];
  if (!primaries || !linearFrom || matrix !== 0 || full !== 1) return null;
  return { primaries, linearFrom };
}

/** Programs round the exponent of sRGB to 1 / 2.2. */
const srgbGamma = 45455;

function spaceOfGamma(gamma: number): ColourSpace | null {
  if (gamma === 0 || Math.abs(gamma - srgbGamma) < 500) return null;
  return { primaries: srgbPrimaries, linearFrom: (v) => v ** (100_000 / gamma) };
}

const curveSteps = 4096;

/** Source: ICC.1:2022, 7.2 (header), 7.3 (tag table), 10.6 (curveType), 10.31 (XYZType). */
function profileOf({ primaries, linearFrom }: ColourSpace): Buffer {
  const curve = Buffer.alloc(12 + 2 * curveSteps);
  curve.write('curv', 'latin1');
  curve.writeUInt32BE(curveSteps, 8);
  for (let n = 0; n < curveSteps; n++) {
    curve.writeUInt16BE(Math.round(65535 * Math.min(1, linearFrom(n / (curveSteps - 1)))), 12 + 2 * n);
  }
  const [r, g, b] = primaries.map(xyzTag);
  const parts = [r!, g!, b!, xyzTag([0.9642, 1, 0.8249]), curve];
  const tags = [
    ...(['rXYZ', 'gXYZ', 'bXYZ', 'wtpt'] as const).map((name, n) => [name, n] as const),
    ...(['rTRC', 'gTRC', 'bTRC'] as const).map((name) => [name, 4] as const),
  ];
  const head = Buffer.alloc(132 + 12 * tags.length);
  tags.forEach(([name, part], n) => {
    head.write(name, 132 + 12 * n, 'latin1');
    head.writeUInt32BE(head.length + 20 * part, 136 + 12 * n);
    head.writeUInt32BE(parts[part]!.length, 140 + 12 * n);
  });
  const profile = Buffer.concat([head, ...parts]);
  profile.writeUInt32BE(profile.length);
  profile.writeUInt32BE(0x02400000, 8);
  profile.write('mntrRGB XYZ ', 12, 'latin1');
  profile.write('acsp', 36, 'latin1');
  xyzTag([0.9642, 1, 0.8249]).copy(profile, 68, 8);
  profile.writeUInt32BE(tags.length, 128);
  return profile;
}

function xyzTag(xyz: readonly number[]): Buffer {
  const tag = Buffer.alloc(20);
  tag.write('XYZ ', 'latin1');
  xyz.forEach((value, n) => {
    tag.writeInt32BE(Math.round(value * 65536), 8 + 4 * n);
  });
  return tag;
}
