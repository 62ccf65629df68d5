import {
  type BrushPoint,
  brushAlong,
  brushStroke,
  type PixelRegion,
  type PlacedStroke,
  type TouchUpStroke,
} from '@vesika/report';

/** Pictures of one size, red, green, blue and alpha interleaved. */
export interface PaintLayers {
  widthPx: number;
  heightPx: number;
  /** The photo before the strokes that are painted here. */
  photo: Uint8ClampedArray;
  /** The original under it, in the photo's light; transparent beyond its edges. */
  original: Uint8ClampedArray;
  /** 1 where nothing is painted, whatever is drawn. */
  kept: Uint8Array;
  /** Red, green, blue. */
  background: readonly [number, number, number];
}

export type Painting = ReturnType<typeof paintingOn>;

/**
 * Shows at once what strokes will do, much as the engine does it: erasing lays the background on, restoring lets
 * the original through. Only the engine tells single hairs from the wall between them.
 */
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

  /** Out: what has to be shown anew. */
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
    /** As if it had not been begun. */
    giveUp(): PixelRegion {
      if (drawing) pixels.set(before);
      drawing = null;
      return { left: 0, top: 0, right: widthPx, bottom: heightPx };
    },
    /** These strokes and no others. */
    redraw(strokes: readonly PlacedStroke[]): void {
      drawing = null;
      pixels.set(photo);
      // Each stroke meets a pixel once: what is there is what was there before it.
      before = pixels;
      for (const stroke of strokes) {
        mask.weights.fill(0);
        blend(stroke.mode, brushStroke(mask, stroke));
      }
    },
  };
}

const nothing: PixelRegion = { left: 0, top: 0, right: 0, bottom: 0 };
