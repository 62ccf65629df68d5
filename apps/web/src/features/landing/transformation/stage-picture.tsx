import { useId } from 'react';
import { Room } from '../hero/room.tsx';

export const stages = ['original', 'level', 'frame', 'finished'] as const;
export type Stage = (typeof stages)[number];

/** One stage of the portrait of the first screen (`#portrait`), which is drawn there and used here. */
export function StagePicture({ stage, className }: { stage: Stage; className: string }) {
  const id = useId();
  const isRaw = stage === 'original';
  return (
    <svg viewBox="0 0 35 45" className={className} aria-hidden="true">
      <clipPath id={id}>
        <rect width="35" height="45" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="35" height="45" fill="#e5e5e5" />
        {stage !== 'finished' && (
          <g
            transform={isRaw ? 'rotate(-6 17.5 30) translate(-3 -3.4) scale(1.16)' : undefined}
            opacity={stage === 'frame' ? 0.28 : undefined}
          >
            <Room />
          </g>
        )}
        <g transform={placing[stage]}>
          <use href="#portrait" />
        </g>
        {isRaw && <rect width="35" height="45" fill="#2b1d08" opacity="0.2" />}
      </g>
      <g stroke="#1a69c6" strokeWidth="0.25" fill="none">
        {stage === 'level' && <path d="M0 22.7H35" strokeDasharray="0.9 0.6" />}
        {stage === 'frame' && (
          <path d="M0 3H35M0 37.5H35M0 20.25H35M17.5 0V45" strokeDasharray="0.9 0.6" strokeOpacity="0.9" />
        )}
      </g>
    </svg>
  );
}

/** From a picture held at arm's length to the frame of the rule. */
const placing: Record<Stage, string | undefined> = {
  original: 'rotate(-6 17.5 30) translate(3.4 8.6) scale(0.76)',
  level: 'translate(3.85 7.1) scale(0.78)',
  frame: undefined,
  finished: undefined,
};
