import {
  type BrushPoint,
  brushAlong,
  brushStroke,
  type PixelRegion,
  type PlacedStroke,
  type TouchUpStroke,
} from '@vesika/report';

export interface PaintLayers {
  widthPx: number;
  heightPx: number;
  photo: Uint8ClampedArray;
  original: Uint8ClampedArray;
  kept: Uint8Array;
  background: readonly [number, number, number];
}

export type Painting = ReturnType<typeof paintingOn>;

export function paintingOn(layers: PaintLayers) {
  const { widthPx, heightPx, photo } = layers;
  const pixels = Uint8ClampedArray.from(photo);
  const mask = { weights: new Uint8Array(widthPx * heightPx), widthPx, heightPx };
  let before = photo;
  let drawing: { mode: TouchUpStroke['mode']; radius: number; last: BrushPoint } | null = null;

  function blend(mode: TouchUpStroke['mode'], { left, top, right, bottom }: PixelRegion): void {
    for (let y = top; y < bottom; y++) {
      for (let i = y * widthPx + left; i < y * widthPx + right; i++) {
        if (mask.weights[i]! > 0 && !layers.kept[i]) blendPixel(mode, i);
      }
    }
  }

  function blendPixel(mode: TouchUpStroke['mode'], i: number): void {
    const at = i * 4;
    const seen = mode === 'erase' ? 255 : layers.original[at + 3]!;
    const weight = (mask.weights[i]! * seen) / 255;
    for (let c = 0; c < 3; c++) {
      const aim = mode === 'erase' ? layers.background[c]! : layers.original[at + c]!;
      pixels[at + c] = before[at + c]! + ((aim - before[at + c]!) * weight) / 255;
    }
  }

  function extend(point: BrushPoint): PixelRegion {
    if (!drawing) return nothing;
    const region = brushAlong(mask, drawing.last, point, drawing.radius);
    drawing.last = point;
    blend(drawing.mode, region);
    return region;
  }

  return {
    pixels,
    begin(mode: TouchUpStroke['mode'], radius: number, point: BrushPoint): PixelRegion {
      before = pixels.slice();
      mask.weights.fill(0);
      drawing = { mode, radius, last: point };
      return extend(point);
    },
    extend,
    giveUp(): PixelRegion {
      if (drawing) pixels.set(before);
      drawing = null;
      return { left: 0, top: 0, right: widthPx, bottom: heightPx };
    },
    redraw(strokes: readonly PlacedStroke[]): void {
      drawing = null;
      pixels.set(photo);
      before = pixels;
      for (const stroke of strokes) {
        mask.weights.fill(0);
        blend(stroke.mode, brushStroke(mask, stroke));
      }
    },
  };
}

const nothing: PixelRegion = { left: 0, top: 0, right: 0, bottom: 0 };
