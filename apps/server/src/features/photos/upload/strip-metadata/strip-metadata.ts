import type { UploadMime } from '@vesika/contract';
import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { isJpeg, stripJpeg } from './jpeg.ts';
import { isPng, stripPng } from './png.ts';
import { isWebp, stripWebp } from './webp.ts';

interface Container {
  mime: UploadMime;
  extension: 'jpg' | 'png' | 'webp';
  matches: (source: Buffer) => boolean;
  strip: (source: Buffer) => Buffer;
}

const containers: readonly Container[] = [
  { mime: 'image/jpeg', extension: 'jpg', matches: isJpeg, strip: stripJpeg },
  { mime: 'image/png', extension: 'png', matches: isPng, strip: stripPng },
  { mime: 'image/webp', extension: 'webp', matches: isWebp, strip: stripWebp },
];

export interface StrippedPicture {
  bytes: Buffer;
  extension: Container['extension'];
}

export function stripMetadata(source: Buffer): StrippedPicture {
  if (source.length === 0) throw new ServiceError('file-empty');
  const container = containers.find(({ matches }) => matches(source));
  if (!container) throw new ServiceError('file-type-unsupported');
  return { bytes: container.strip(source), extension: container.extension };
}
