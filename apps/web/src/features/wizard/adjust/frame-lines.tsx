import type { Check, PhotoReport } from '@vesika/report';
import { type Landmarks, pxPerMm } from './adjusted-picture.ts';
import type { liveCheckIds } from './live-checks.ts';

export function FrameLines({ report, landmarks }: { report: PhotoReport; landmarks: Landmarks }) {
  const { photo, checks } = report;
  const { widthPx, heightPx } = photo;
  const { crown, chin, eyeImageLeft, eyeImageRight } = landmarks;
  const limitOf = (id: (typeof liveCheckIds)[number]) => checks.find((check) => check.id === id)?.limit;
  const eyes = band(limitOf('eye-line'), (mm) => heightPx - mm * pxPerMm(photo));
  const crowns = band(limitOf('head-height'), (mm) => chin.yPx - mm * pxPerMm(photo));
  const shade = { fill: '#1a69c6', stroke: 'none' };
  return (
    <svg
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
      fill="none"
      stroke="#6fb1ff"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {eyes && <rect {...eyes} width={widthPx} {...shade} fillOpacity="0.16" />}
      {crowns && <rect {...crowns} x={widthPx * 0.94} width={widthPx * 0.06} {...shade} fillOpacity="0.6" />}
      <g className="[&>path]:[vector-effect:non-scaling-stroke]">
        <path d={`M${widthPx / 2} 0V${heightPx}`} strokeDasharray="2 5" strokeOpacity="0.8" />
        <path
          d={`M${eyeImageLeft.xPx} ${eyeImageLeft.yPx}L${eyeImageRight.xPx} ${eyeImageRight.yPx}`}
          strokeDasharray="7 4"
        />
        <path d={`M0 ${crown.yPx}H${widthPx * 1.04}M0 ${chin.yPx}H${widthPx * 1.04}`} strokeWidth="2" />
      </g>
    </svg>
  );
}

function band(limit: Check['limit'] | undefined, toPx: (mm: number) => number) {
  if (limit?.min == null || limit.max === null) return null;
  const y = toPx(limit.max);
  return { y, height: toPx(limit.min) - y };
}
