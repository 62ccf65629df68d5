import { type ReactNode, useId } from 'react';
import { pen } from './pen.ts';

interface PortraitFrameProps {
  /** In the measures of PortraitFigure: crown at y 0, chin at y 100, face centre at x 0. */
  children: ReactNode;
  /** Where a head stands in the frame. */
  scale?: number;
  crownY?: number;
  /** Drawn in the measures of the frame itself, which is 70 by 90. */
  overlay?: ReactNode;
  behind?: ReactNode;
  className?: string;
}

/** A small photo, as handed in. */
export function PortraitFrame({
  children,
  scale = 0.56,
  crownY = 15,
  overlay,
  behind,
  className = '',
}: PortraitFrameProps) {
  const clip = useId();
  return (
    <svg viewBox="0 0 70 90" {...pen} strokeWidth={1.3} aria-hidden="true" className={`block ${className}`}>
      <clipPath id={clip}>
        <rect width="70" height="90" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="70" height="90" className="fill-sheet" stroke="none" />
        {behind}
        <g transform={`translate(35 ${crownY}) scale(${scale})`}>{children}</g>
        {overlay}
      </g>
      <rect x="0.5" y="0.5" width="69" height="89" vectorEffect="non-scaling-stroke" strokeOpacity="0.5" />
    </svg>
  );
}
