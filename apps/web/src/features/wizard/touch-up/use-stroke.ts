import type { BrushPoint, TouchUpStroke } from '@vesika/report';
import { useRef } from 'react';
import { isFull } from './stroke-history.ts';
import { type Surface, strokeOnOriginal } from './surface.ts';
import type { ShownPainting } from './use-painting.ts';
import type { TouchingUp } from './use-touch-up.ts';

interface StrokeParts {
  surface: Surface;
  touching: TouchingUp;
  painting: ShownPainting | null;
  onDrawn: (mode: TouchUpStroke['mode'], last: BrushPoint) => void;
}

export function useStroke({ surface, touching, painting, onDrawn }: StrokeParts) {
  const way = useRef<{ mode: TouchUpStroke['mode']; radius: number; points: BrushPoint[] } | null>(null);
  const { tool, radiusMm, strokes } = touching;
  return {
    begin(point: BrushPoint): boolean {
      if (way.current || tool === 'move' || isFull(strokes)) return false;
      const radius = radiusMm * surface.pxPerMm;
      way.current = { mode: tool, radius, points: [point] };
      if (painting) painting.show(painting.begin(tool, radius, point));
      return true;
    },
    paint(point: BrushPoint): void {
      if (!way.current) return;
      way.current.points.push(point);
      if (painting) painting.show(painting.extend(point));
    },
    end(): void {
      const drawn = way.current;
      way.current = null;
      const stroke = drawn && strokeOnOriginal(surface, drawn);
      if (!stroke) return;
      touching.draw(stroke);
      onDrawn(stroke.mode, drawn.points.at(-1)!);
    },
    giveUp(): void {
      way.current = null;
      if (painting) painting.show(painting.giveUp());
    },
  };
}

export type Stroke = ReturnType<typeof useStroke>;
