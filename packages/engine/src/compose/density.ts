import { crc32 } from 'node:zlib';
import { mmPerInch } from '@vesika/requirements/inch';

/**
 * Density in the headers of JPEG and PNG files, where upload portals read it. sharp writes it only together with EXIF
 * metadata, which is not wanted.
 */

const startOfImageLength = 2;

/** Inserts a JFIF header (ITU-T T.871, 10.1) with the density in dpi after the start-of-image marker. */
export function withJfifDensity(jpeg: Buffer, dpi: number): Buffer {
  const header = Buffer.from([0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 1, 0, 0, 0, 0, 0, 0]);
  header.writeUInt16BE(dpi, 12);
  header.writeUInt16BE(dpi, 14);
  return Buffer.concat([jpeg.subarray(0, startOfImageLength), header, jpeg.subarray(startOfImageLength)]);
}

/** Sets the pHYs chunk (ISO/IEC 15948, 11.3.5.3), in whole pixels per metre. */
export function withPngDensity(png: Buffer, dpi: number): Buffer {
  const at = png.indexOf('pHYs', 8, 'latin1');
  const data = Buffer.alloc(13);
  data.write('pHYs', 0, 'latin1');
  const perMetre = Math.round((dpi / mmPerInch) * 1000);
  data.writeUInt32BE(perMetre, 4);
  data.writeUInt32BE(perMetre, 8);
  data[12] = 1;
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(data));
  return Buffer.concat([
    png.subarray(0, at),
    data,
    checksum,
    png.subarray(at + data.length + checksum.length),
  ]);
}
