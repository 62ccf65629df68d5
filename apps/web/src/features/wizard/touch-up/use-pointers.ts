import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { View } from './view.ts';

interface Point {
  x: number;
  y: number;
}

interface Pointers {
  stage: RefObject<HTMLElement | null>;
  onBegin: (at: Point) => boolean;
  onPaint: (to: Point) => void;
  onEnd: () => void;
  onGiveUp: () => void;
  onView: (change: { from: Point; to: Point; factor: number }, start: View) => void;
  onHover: (at: Point | null) => void;
  view: View;
}

type Doing =
  | { what: 'nothing' }
  | { what: 'paint' }
  | { what: 'move'; from: Point; start: View }
  | { what: 'pinch'; from: Point; apartPx: number; start: View };

export function usePointers(parts: Pointers) {
  const { stage, view } = parts;
  const held = useRef(new Map<number, Point>());
  const doing = useRef<Doing>({ what: 'nothing' });
  const latest = useRef(parts);
  latest.current = parts;

  useEffect(() => {
    const { current } = stage;
    // React registers wheel listeners as passive, so they could not stop the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = pointOn(current!, event);
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
      latest.current.onView({ from: at, to: at, factor }, latest.current.view);
    };
    current?.addEventListener('wheel', onWheel, { passive: false });
    return () => current?.removeEventListener('wheel', onWheel);
  }, [stage]);

  function pinch(): void {
    const [p, q] = [...held.current.values()] as [Point, Point];
    if (doing.current.what === 'paint') parts.onGiveUp();
    doing.current = { what: 'pinch', from: middle(p, q), apartPx: apart(p, q), start: view };
  }

  function end(event: PointerEvent): void {
    if (!held.current.delete(event.pointerId)) return;
    if (doing.current.what === 'paint') parts.onEnd();
    // A finger that remains after a pinch must not paint.
    if (held.current.size === 0 || doing.current.what === 'paint') doing.current = { what: 'nothing' };
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || held.current.size >= 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = pointOn(event.currentTarget, event);
      held.current.set(event.pointerId, at);
      if (held.current.size === 2) return pinch();
      doing.current = parts.onBegin(at) ? { what: 'paint' } : { what: 'move', from: at, start: view };
    },
    onPointerMove: (event: PointerEvent) => {
      const at = pointOn(event.currentTarget, event);
      const { current } = doing;
      if (!held.current.has(event.pointerId)) {
        if (event.pointerType !== 'touch') parts.onHover(at);
        return;
      }
      held.current.set(event.pointerId, at);
      if (current.what === 'paint') parts.onPaint(at);
      if (current.what === 'move') parts.onView({ from: current.from, to: at, factor: 1 }, current.start);
      if (current.what === 'pinch' && held.current.size === 2) {
        const [p, q] = [...held.current.values()] as [Point, Point];
        const factor = apart(p, q) / Math.max(1, current.apartPx);
        parts.onView({ from: current.from, to: middle(p, q), factor }, current.start);
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: () => parts.onHover(null),
  };
}

function pointOn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function middle(p: Point, q: Point): Point {
  return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
}

function apart(p: Point, q: Point): number {
  return Math.hypot(p.x - q.x, p.y - q.y);
}
