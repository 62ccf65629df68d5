import { useEffect, useState } from 'react';
import type { PhotoSource } from './photo-source.ts';

/** The Exif segment comes first and has at most 64 kB; a JFIF segment may precede it. */
const headBytes = 128 * 1024;

/**
 * Whether a JPEG names a front camera as its lens, as iPhones do. It says nothing about mirroring, which is a setting of the
 * camera. The service removes camera data on receipt, so only the browser can know.
 */
export async function namesFrontCamera(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const text = new TextDecoder('latin1').decode(head);
  const at = text.indexOf('Exif\0\0');
  if (at < 2) return false;
  const length = head[at - 2]! * 256 + head[at - 1]!;
  return /\bfront\b[^\0]{0,40}\bcamera\b/i.test(text.slice(at, at - 2 + length));
}

export function useFrontCamera(source: PhotoSource | undefined): boolean {
  const file = source?.kind === 'file' ? source.file : null;
  const [named, setNamed] = useState<File | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (file) {
      namesFrontCamera(file).then(
        (names) => isWanted && names && setNamed(file),
        () => {},
      );
    }
    return () => {
      isWanted = false;
    };
  }, [file]);
  return file !== null && named === file;
}
