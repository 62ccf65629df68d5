import { litColour, type PhotoReport, type TouchUp } from '@vesika/report';
import { lightOf } from '../../../report/proof/light.ts';
import type { Placement } from '../adjust/adjusted-picture.ts';
import type { PaintLayers } from './painting.ts';
import { isInside, protectedFace } from './spot.ts';
import type { Surface } from './surface.ts';

export interface PaintedPhoto {
  address: string;
  report: PhotoReport & { placement: Placement };
  touchUp: TouchUp;
}

export interface LoadedLayers extends Omit<PaintLayers, 'photo'> {
  photos: { pixels: Uint8ClampedArray; touchUp: TouchUp }[];
}

export async function loadLayers(
  surface: Surface,
  photos: readonly [PaintedPhoto, ...PaintedPhoto[]],
  originalAddress: string,
): Promise<LoadedLayers> {
  const { widthPx, heightPx } = surface;
  const [original, ...images] = await Promise.all([
    loadImage(originalAddress),
    ...photos.map(({ address }) => loadImage(address)),
  ]);
  const [shown] = photos;
  const { mirrored, sourceWidthPx, sourceHeightPx } = surface.placement;
  const placed = matrixOf(surface.placement);
  const underneath = drawOn(surface, (context) => {
    context.setTransform(placed);
    if (mirrored) context.transform(-1, 0, 0, 1, sourceWidthPx, 0);
    context.drawImage(original, 0, 0, sourceWidthPx, sourceHeightPx);
  });
  return {
    widthPx,
    heightPx,
    photos: photos.map(({ report, touchUp }, index) => ({
      touchUp,
      pixels: drawOn(surface, (context) => {
        context.drawImage(images[0]!, 0, 0, widthPx, heightPx);
        if (index === 0) return;
        context.setTransform(placed.multiply(matrixOf(report.placement).inverse()));
        context.drawImage(images[index]!, 0, 0, report.photo.widthPx, report.photo.heightPx);
      }),
    })),
    original: lit(underneath, shown.report),
    kept: faceOn(surface, shown.report),
    background: rgbOf(shown.report.measures.backgroundHex ?? '#ffffff'),
  };
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

function drawOn(
  { widthPx, heightPx }: Surface,
  draw: (context: CanvasRenderingContext2D) => void,
): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  draw(context);
  return context.getImageData(0, 0, widthPx, heightPx).data;
}

function matrixOf({ a, b, tx, ty }: Placement): DOMMatrix {
  return new DOMMatrix([a, b, -b, a, tx, ty]);
}

function lit(pixels: Uint8ClampedArray, { proof }: PhotoReport): Uint8ClampedArray {
  const light = proof && lightOf(proof);
  if (!light) return pixels;
  const painted = pixels.slice();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = [linearOf(pixels[at]!), linearOf(pixels[at + 1]!), linearOf(pixels[at + 2]!)] as const;
    litColour(colour, light).forEach((linear, c) => {
      painted[at + c] = byteOf(linear);
    });
  }
  return painted;
}

const linearLevels = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function linearOf(byte: number): number {
  return linearLevels[byte]!;
}

function byteOf(linear: number): number {
  return 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
}

function faceOn({ widthPx, heightPx }: Surface, report: PhotoReport): Uint8Array {
  const scale = report.photo.widthPx / widthPx;
  const face = protectedFace(report);
  return Uint8Array.from({ length: widthPx * heightPx }, (_, i) => {
    const x = ((i % widthPx) + 0.5) * scale;
    const y = (Math.floor(i / widthPx) + 0.5) * scale;
    return isInside(face, x, y) ? 1 : 0;
  });
}

function rgbOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
