import type { CSSProperties } from 'react';
import { Icon } from './icon.tsx';

interface ComparisonEdgeProps {
  percent: number;
  label: string;
  valueText: string;
  onMove: (percent: number) => void;
  handleClass?: string;
  className?: string;
  style?: CSSProperties;
}

export function ComparisonEdge({
  percent,
  label,
  valueText,
  onMove,
  handleClass = 'top-1/2',
  className = '',
  style,
}: ComparisonEdgeProps) {
  return (
    <>
      <input
        type="range"
        dir="ltr"
        min={0}
        max={100}
        value={percent}
        onChange={(event) => onMove(event.target.valueAsNumber)}
        aria-label={label}
        aria-valuetext={valueText}
        className="compare-range peer absolute inset-0 z-10 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute inset-0 peer-focus-visible:[&>span>span]:outline-2 peer-focus-visible:[&>span>span]:outline-offset-2 peer-focus-visible:[&>span>span]:outline-guide ${className}`}
        style={style}
      >
        <span className="absolute inset-y-0 left-0 w-0.5 -translate-x-1/2 bg-[#fff] shadow-[0_0_0_1px_rgb(20_32_58/0.5)]">
          <span
            className={`absolute left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full border border-[rgb(20_32_58/0.5)] bg-[#fff] text-[#14203a] ${handleClass}`}
          >
            <Icon name="sides" width="22" height="22" strokeWidth="1.8" />
          </span>
        </span>
      </span>
    </>
  );
}
