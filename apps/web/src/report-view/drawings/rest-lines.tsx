import type { PhotoReport } from '@vesika/report';
import { eyeLineAt } from './drawing.ts';
import { Stroke } from './strokes.tsx';

/** While no check is chosen: crown, eyes and chin as they were found. */
export function RestLines({ report: { photo, landmarks } }: { report: PhotoReport }) {
  const { widthPx } = photo;
  return (
    <>
      <Stroke d={`M0 ${landmarks.crown.yPx}H${widthPx}M0 ${landmarks.chin.yPx}H${widthPx}`} tone="limit" />
      <Stroke
        d={`M0 ${eyeLineAt(landmarks, 0)}L${widthPx} ${eyeLineAt(landmarks, widthPx)}`}
        tone="limit"
        dashed
      />
    </>
  );
}
