import sharp from 'sharp';

/**
 * Attaches an sRGB profile to a JPEG with sRGB pixels. sharp would first convert each pixel to the profile, which takes
 * as long as encoding and changes nothing.
 *
 * In: a JPEG without a profile.
 */
export async function withSrgbProfile(jpeg: Buffer): Promise<Buffer> {
  const segment = await srgbSegment();
  return Buffer.concat([jpeg.subarray(0, startOfImageLength), segment, jpeg.subarray(startOfImageLength)]);
}

const startOfImageLength = 2;

let segmentOfSrgb: Promise<Buffer> | undefined;

function srgbSegment(): Promise<Buffer> {
  segmentOfSrgb ??= readSrgbProfile().then(profileSegment);
  return segmentOfSrgb;
}

/** Reads the sRGB profile that sharp ships. */
async function readSrgbProfile(): Promise<Buffer> {
  const pixel = { create: { width: 1, height: 1, channels: 3, background: 'white' } } as const;
  const { icc } = await sharp(await sharp(pixel).withIccProfile('srgb').jpeg().toBuffer()).metadata();
  return icc!;
}

/** APP2 segment with the profile in one part (ICC.1:2022, B.4). */
function profileSegment(icc: Buffer): Buffer {
  const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1');
  head.writeUInt16BE(head.length - 2 + icc.length, 2);
  return Buffer.concat([head, icc]);
}
