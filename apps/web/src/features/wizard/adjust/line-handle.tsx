import type { Adjustment } from '@vesika/report';
import { useDrag } from './use-drag.ts';

interface LineHandleProps {
  name: string;
  share: number;
  begin: () => Adjustment;
  onMove: (start: Adjustment, way: { xPx: number; yPx: number }) => void;
}

/** The handle is thumb-sized and sits beside the frame so that the thumb does not cover the line. */
export function LineHandle({ name, share, begin, onMove }: LineHandleProps) {
  const drag = useDrag({ begin, onMove });
  return (
    <span
      aria-hidden="true"
      {...drag}
      onPointerDown={(event) => {
        event.stopPropagation();
        drag.onPointerDown(event);
      }}
      className="absolute left-[calc(100%+0.25rem)] flex min-h-11 min-w-11 -translate-y-1/2 cursor-ns-resize touch-none items-center"
      style={{ top: `${share * 100}%` }}
    >
      <span className="flex items-center gap-1 rounded-full bg-[#1a69c6] py-1.5 ps-2 pe-2.5 text-xs leading-none font-semibold whitespace-nowrap text-[#fff]">
        <svg
          viewBox="0 0 10 16"
          width="9"
          height="14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M2 5.5 5 2l3 3.5M2 10.5 5 14l3-3.5" />
        </svg>
        {name}
      </span>
    </span>
  );
}
