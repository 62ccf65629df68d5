import type { PixelRegion, TouchUp } from '@vesika/report';
import { placedStroke } from '@vesika/report';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type LoadedLayers, loadLayers, type PaintedPhoto } from './load-layers.ts';
import { type Painting, paintingOn } from './painting.ts';
import { startsWith } from './stroke-history.ts';
import type { Surface } from './surface.ts';

interface PaintingParts {
  canvas: RefObject<HTMLCanvasElement | null>;
  surface: Surface;
  photos: readonly [PaintedPhoto, ...PaintedPhoto[]];
  originalAddress: string;
  strokes: TouchUp;
}

export interface ShownPainting extends Omit<Painting, 'pixels' | 'redraw'> {
  show(region: PixelRegion): void;
}

export function usePainting(parts: PaintingParts): ShownPainting | null {
  const { canvas, surface, photos, originalAddress, strokes } = parts;
  const [layers, setLayers] = useState<LoadedLayers | null>(null);
  const load = useEffectEvent(() => loadLayers(surface, photos, originalAddress));
  useEffect(() => {
    let wanted = true;
    load().then(
      (loaded) => wanted && setLayers(loaded),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  const base = layers && baseFor(layers, strokes);
  const painting = useMemo(
    () => layers && base && paintingOn({ ...layers, photo: base.pixels }),
    [layers, base],
  );
  useEffect(() => {
    if (!painting || !base) return;
    const further = startsWith(strokes, base.touchUp) ? strokes.slice(base.touchUp.length) : strokes;
    painting.redraw(further.map((stroke) => placedStroke(stroke, surface.placement)));
    put(canvas.current, painting, { left: 0, top: 0, right: surface.widthPx, bottom: surface.heightPx });
  }, [painting, base, strokes, surface, canvas]);
  return useMemo(
    () => painting && { ...painting, show: (region: PixelRegion) => put(canvas.current, painting, region) },
    [painting, canvas],
  );
}

function baseFor({ photos }: LoadedLayers, strokes: TouchUp): LoadedLayers['photos'][number] {
  return photos.find(({ touchUp }) => startsWith(strokes, touchUp)) ?? photos.at(-1)!;
}

function put(
  canvas: HTMLCanvasElement | null,
  { pixels }: Painting,
  { left, top, right, bottom }: PixelRegion,
): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context || right <= left || bottom <= top) return;
  const image = new ImageData(pixels, canvas.width, canvas.height);
  context.putImageData(image, 0, 0, left, top, right - left, bottom - top);
}
