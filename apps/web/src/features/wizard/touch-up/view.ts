interface Size {
  widthPx: number;
  heightPx: number;
}

interface Point {
  x: number;
  y: number;
}

export interface View {
  zoom: number;
  x: number;
  y: number;
}

export const wholeView: View = { zoom: 1, x: 0.5, y: 0.5 };
export const zoomReach = { min: 1, max: 8, step: 1.5 } as const;

export function scaleIn(stage: Size, surface: Size, { zoom }: Pick<View, 'zoom'>): number {
  return Math.min(stage.widthPx / surface.widthPx, stage.heightPx / surface.heightPx) * zoom;
}

export function toSurface(stage: Size, surface: Size, view: View, { x, y }: Point): Point {
  const scale = scaleIn(stage, surface, view);
  return {
    x: view.x * surface.widthPx + (x - stage.widthPx / 2) / scale,
    y: view.y * surface.heightPx + (y - stage.heightPx / 2) / scale,
  };
}

export function toStage(stage: Size, surface: Size, view: View, { x, y }: Point): Point {
  const scale = scaleIn(stage, surface, view);
  return {
    x: stage.widthPx / 2 + (x - view.x * surface.widthPx) * scale,
    y: stage.heightPx / 2 + (y - view.y * surface.heightPx) * scale,
  };
}

export function zoomedTo(
  stage: Size,
  surface: Size,
  view: View,
  { zoom, from, to = from }: { zoom: number; from: Point; to?: Point },
): View {
  const held = toSurface(stage, surface, view, from);
  const bounded = { ...view, zoom: Math.min(zoomReach.max, Math.max(zoomReach.min, zoom)) };
  const scale = scaleIn(stage, surface, bounded);
  return clampedToStage(stage, surface, {
    ...bounded,
    x: (held.x - (to.x - stage.widthPx / 2) / scale) / surface.widthPx,
    y: (held.y - (to.y - stage.heightPx / 2) / scale) / surface.heightPx,
  });
}

export function following(stage: Size, surface: Size, view: View, point: Point): View {
  const { x, y } = toStage(stage, surface, view, point);
  const room = { x: stage.widthPx * marginShare, y: stage.heightPx * marginShare };
  const inside = {
    x: Math.min(stage.widthPx - room.x, Math.max(room.x, x)),
    y: Math.min(stage.heightPx - room.y, Math.max(room.y, y)),
  };
  return zoomedTo(stage, surface, view, { zoom: view.zoom, from: { x, y }, to: inside });
}

const marginShare = 0.15;

export function clampedToStage(stage: Size, surface: Size, view: View): View {
  const scale = scaleIn(stage, surface, view);
  const within = (share: number, stagePx: number, surfacePx: number) => {
    const half = stagePx / 2 / (surfacePx * scale);
    return half >= 0.5 ? 0.5 : Math.min(1 - half, Math.max(half, share));
  };
  return {
    zoom: view.zoom,
    x: within(view.x, stage.widthPx, surface.widthPx),
    y: within(view.y, stage.heightPx, surface.heightPx),
  };
}
