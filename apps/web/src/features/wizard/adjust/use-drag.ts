import { type PointerEvent, useRef } from 'react';

interface Drag<Start> {
  begin: () => Start;
  onMove: (start: Start, way: { xPx: number; yPx: number }) => void;
}

export function useDrag<Start>({ begin, onMove }: Drag<Start>) {
  const held = useRef<{ id: number; xPx: number; yPx: number; start: Start } | null>(null);
  const end = ({ pointerId }: PointerEvent) => {
    if (held.current?.id === pointerId) held.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (held.current || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { id: event.pointerId, xPx: event.clientX, yPx: event.clientY, start: begin() };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = held;
      if (current?.id !== event.pointerId) return;
      onMove(current.start, { xPx: event.clientX - current.xPx, yPx: event.clientY - current.yPx });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
