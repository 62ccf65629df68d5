import type { Check } from '@vesika/report';
import { useId } from 'react';
import { layOutGauge } from './gauge.ts';

export function LimitGauge({ check }: { check: Check }) {
  const id = useId();
  const gauge = layOutGauge(check);
  if (!gauge) return null;
  const bandWidth = Math.max((gauge.bandEnd - gauge.bandStart) * width, 1.5);
  return (
    <svg viewBox={`0 0 ${width} 18`} className="w-full" direction="ltr" aria-hidden="true">
      <defs>
        <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line y2="4" className="stroke-guide" strokeWidth="2.4" strokeOpacity="0.75" />
        </pattern>
      </defs>
      <path d={`M0.5 17.5H${width - 0.5}${ticks}`} className="stroke-line-strong" fill="none" />
      <rect x={gauge.bandStart * width} y="4" width={bandWidth} height="10" fill={`url(#${id})`} />
      {gauge.doubt && (
        <rect
          x={gauge.doubt.start * width}
          y="1"
          width={(gauge.doubt.end - gauge.doubt.start) * width}
          height="15"
          className="fill-ink"
          fillOpacity="0.16"
        />
      )}
      <path d={`M${gauge.value * width} 0V17`} className={strokes[check.verdict]} strokeWidth="3" />
    </svg>
  );
}

const width = 80;
const strokes = { pass: 'stroke-ink', fail: 'stroke-fail', undetermined: 'stroke-unsure' } as const;
const ticks = Array.from({ length: 11 }, (_, index) => `M${index * 8} 17.5v-2.5`).join('');
