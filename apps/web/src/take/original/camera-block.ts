const orientationTag = 0x0112;
const entryBytes = 12;
const upright = 1;

export function cameraBlock(jpeg: Uint8Array): Uint8Array | null {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 4 <= view.byteLength; ) {
    const marker = view.getUint16(at);
    const length = view.getUint16(at + 2);
    const isSegment = marker >= 0xffe0 && marker <= 0xffef;
    if (!isSegment || at + 2 + length > view.byteLength) return null;
    if (marker === 0xffe1 && isExif(jpeg, at + 4))
      return turnedUpright(new Uint8Array(jpeg.subarray(at, at + 2 + length)));
    at += 2 + length;
  }
  return null;
}

export function withCameraBlock(jpeg: Uint8Array, block: Uint8Array | null): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(jpeg.length + (block?.length ?? 0));
  bytes.set(jpeg.subarray(0, 2));
  if (block) bytes.set(block, 2);
  bytes.set(jpeg.subarray(2), 2 + (block?.length ?? 0));
  return bytes;
}

function isExif(jpeg: Uint8Array, at: number): boolean {
  return String.fromCharCode(...jpeg.subarray(at, at + 6)) === 'Exif\0\0';
}

/** The pixels of the copy are upright already, so viewers must not rotate them again. */
function turnedUpright(segment: Uint8Array): Uint8Array {
  const tiff = new DataView(segment.buffer, 10);
  const little = tiff.byteLength > 2 && tiff.getUint16(0) === 0x4949;
  if (tiff.byteLength < 10) return segment;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return segment;
  const count = tiff.getUint16(directory, little);
  for (let i = 0; i < count; i++) {
    const at = directory + 2 + i * entryBytes;
    if (at + entryBytes > tiff.byteLength) break;
    if (tiff.getUint16(at, little) === orientationTag) tiff.setUint16(at + 8, upright, little);
  }
  return segment;
}
