import { uploadBytesMax } from './upload-limits.ts';

export interface FittingRequest {
  file: File;
  bytesMax: number;
}
export type FittedPicture = Blob | null;

/** Photos are smaller than this; decoding a larger file could crash the page. */
const openedBytesMax = 80 * 1024 * 1024;

/**
 * Makes a picture that the service accepts from one that is too large, or from HEIC if this browser decodes it. It keeps
 * more pixels than the largest document needs, and the Exif segment.
 *
 * Out: null if the picture cannot be decoded or made small enough.
 */
export async function fitUpload(file: File): Promise<File | null> {
  if (file.size > openedBytesMax) return null;
  const worker = new Worker(new URL('./fit-upload.worker.ts', import.meta.url), { type: 'module' });
  try {
    const picture = await new Promise<FittedPicture>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FittedPicture>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage({ file, bytesMax: uploadBytesMax } satisfies FittingRequest);
    });
    const name = file.name.replace(/(\.[a-z0-9]+)?$/i, '.jpg');
    return picture && new File([picture], name, { type: 'image/jpeg' });
  } catch {
    return null;
  } finally {
    worker.terminate();
  }
}
