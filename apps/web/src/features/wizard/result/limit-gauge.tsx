import type { Check } from '@vesika/contract';
import { useId } from 'react';
import { layOutGauge } from './gauge.ts';

/** A short ruler: the permitted band hatched, the measured value a mark on it. */
export function LimitGauge({ check }: { check: Check }) {
  const id = useId();
  const gauge = layOutGauge(check);
  if (!gauge) return null;
  const bandWidth = Math.max((gauge.bandEnd - gauge.bandStart) * width, 1.5);
  return (
    <svg viewBox={`0 0 ${width} 16`} className="h-4 w-full max-w-28" direction="ltr" aria-hidden="true">
      <defs>
        <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line y2="4" className="stroke-guide" strokeWidth="2.4" strokeOpacity="0.5" />
        </pattern>
      </defs>
      <path d={`M0.5 15.5H${width - 0.5}${ticks}`} className="stroke-line-strong" fill="none" />
      <rect x={gauge.bandStart * width} y="5" width={bandWidth} height="8" fill={`url(#${id})`} />
      <path
        d={`M${gauge.value * width} 1V15`}
        className={check.verdict === 'pass' ? 'stroke-ink' : 'stroke-fail'}
        strokeWidth="2.5"
      />
    </svg>
  );
}

const width = 112;
const ticks = Array.from({ length: 15 }, (_, index) => `M${index * 8} 15.5v-2.5`).join('');
