/** The size that the contract asks for: enough to know one's own picture again, too few to recognise anybody. */
export const widthPx = 8;
export const heightPx = 10;

/** The picture as the link shows it before it is opened; undefined if this browser cannot draw it. */
export async function mosaicOf(address: string): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d');
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    if (!context) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, widthPx, heightPx);
    const { data } = context.getImageData(0, 0, widthPx, heightPx);
    return btoa(String.fromCharCode(...data.filter((_, place) => place % 4 !== 3)));
  } catch {
    return undefined;
  }
}

export function rgbIn(mosaic: string): number[][] {
  const bytes = Array.from(atob(mosaic), (byte) => byte.charCodeAt(0));
  return Array.from({ length: widthPx * heightPx }, (_, pixel) => bytes.slice(3 * pixel, 3 * pixel + 3));
}
