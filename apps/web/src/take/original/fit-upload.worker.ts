import { cameraBlock, withCameraBlock } from './camera-block.ts';
import type { FittedPicture, FittingRequest } from './fit-upload.client.ts';

const pixelsMax = 16e6;
/** The limit is that of the service. */
const heicPixelsMax = 25e6;
const qualities = [0.92, 0.85, 0.75];

self.onmessage = async ({ data }: MessageEvent<FittingRequest>) => {
  const answer: FittedPicture = await fitted(data).catch(() => null);
  self.postMessage(answer);
};

async function openPicture(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return openHeic(new Uint8Array(await file.arrayBuffer()));
  }
}

/** For browsers without a decoder of their own; it is 2 MB, so it is loaded for such a file alone. */
async function openHeic(bytes: Uint8Array): Promise<ImageBitmap> {
  const libheif = await import('@vesika/engine/libheif');
  const { pixels, widthPx, heightPx, isDisplayP3 } = await libheif.decodeHeic(bytes, heicPixelsMax);
  const rgba = new Uint8ClampedArray(4 * widthPx * heightPx).fill(255);
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4) {
    rgba.set(pixels.subarray(from, from + 3), to);
  }
  const colorSpace = isDisplayP3 ? 'display-p3' : 'srgb';
  return createImageBitmap(new ImageData(rgba, widthPx, heightPx, { colorSpace }));
}

async function fitted({ file, bytesMax }: FittingRequest): Promise<FittedPicture> {
  const picture = await openPicture(file);
  const scale = Math.min(1, Math.sqrt(pixelsMax / (picture.width * picture.height)));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const camera = cameraBlock(new Uint8Array(await file.arrayBuffer()));
  for (const quality of qualities) {
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const bytes = withCameraBlock(new Uint8Array(await jpeg.arrayBuffer()), camera);
    if (bytes.length <= bytesMax) return new Blob([bytes], { type: 'image/jpeg' });
  }
  return null;
}
