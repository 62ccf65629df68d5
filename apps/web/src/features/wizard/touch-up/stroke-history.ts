import { pointCountOf, type TouchUp, type TouchUpStroke, touchUpBounds } from '@vesika/report';

export interface StrokeHistory {
  readonly past: readonly TouchUp[];
  readonly present: TouchUp;
  readonly future: readonly TouchUp[];
}

export function historyOf(strokes: TouchUp): StrokeHistory {
  return { past: strokes.map((_, index) => strokes.slice(0, index)), present: strokes, future: [] };
}

export function drawn(history: StrokeHistory, stroke: TouchUpStroke): StrokeHistory {
  const room = roomIn(history.present);
  if (room === 0) return history;
  const pointsPx = stroke.pointsPx.slice(0, 2 * room);
  return stepTo(history, [...history.present, { ...stroke, pointsPx }]);
}

export function cleared(history: StrokeHistory): StrokeHistory {
  return history.present.length === 0 ? history : stepTo(history, []);
}

export function undone(history: StrokeHistory): StrokeHistory {
  const present = history.past.at(-1);
  if (!present) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

export function redone(history: StrokeHistory): StrokeHistory {
  const [present, ...future] = history.future;
  if (!present) return history;
  return { past: [...history.past, history.present], present, future };
}

export function isFull(strokes: TouchUp): boolean {
  return roomIn(strokes) === 0;
}

export function startsWith(strokes: TouchUp, beginning: TouchUp): boolean {
  return beginning.every((stroke, index) => isSameStroke(stroke, strokes[index]));
}

export function isSameTouchUp(p: TouchUp, q: TouchUp): boolean {
  return p.length === q.length && startsWith(p, q);
}

function stepTo({ past, present }: StrokeHistory, next: TouchUp): StrokeHistory {
  return { past: [...past, present], present: next, future: [] };
}

function roomIn(strokes: TouchUp): number {
  if (strokes.length >= touchUpBounds.strokesMax) return 0;
  return Math.max(0, touchUpBounds.pointsMax - pointCountOf(strokes));
}

function isSameStroke(p: TouchUpStroke, q: TouchUpStroke | undefined): boolean {
  return (
    q !== undefined &&
    p.mode === q.mode &&
    p.radiusPx === q.radiusPx &&
    p.pointsPx.length === q.pointsPx.length &&
    p.pointsPx.every((value, index) => value === q.pointsPx[index])
  );
}
