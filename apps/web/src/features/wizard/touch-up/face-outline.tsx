import type { PhotoReport } from '@vesika/report';
import { keptFace } from './spot.ts';

/** Outlines the face, where the brush has no effect. */
export function FaceOutline({ report }: { report: PhotoReport }) {
  const { photo } = report;
  const points = keptFace(report)
    .map((value) => Math.round(value))
    .join(' ');
  return (
    <svg
      viewBox={`0 0 ${photo.widthPx} ${photo.heightPx}`}
      className="pointer-events-none absolute inset-0 size-full"
      aria-hidden="true"
    >
      <g fill="none" strokeWidth="1.5" className="[&>polygon]:[vector-effect:non-scaling-stroke]">
        <polygon points={points} stroke="#14203a" strokeOpacity="0.55" />
        <polygon points={points} stroke="#fff" strokeDasharray="5 5" />
      </g>
    </svg>
  );
}
