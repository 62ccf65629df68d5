import { PortraitFigure } from '../../photo/portrait/portrait-figure.tsx';

interface LineHeadProps {
  /** Where the crown is. */
  x: number;
  y: number;
  /** From crown to chin. */
  height: number;
  tiltDeg?: number;
}

/** The head of the dimension diagrams, opaque, so that it can stand before something. */
export function LineHead({ x, y, height, tiltDeg = 0 }: LineHeadProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${height / 100}) rotate(${tiltDeg} 0 100)`}>
      <path d={silhouette} fill="var(--sheet)" stroke="none" />
      <PortraitFigure ink="currentColor" cloth="var(--sunk)" />
    </g>
  );
}

const silhouette =
  'M-38 44C-40 22-33 2-12-4C10-9 35-2 36 24C40 44 40 60 32 66C28 82 22 90 19 93V112H-19V93C-22 90-28 82-32 66C-38 62-40 50-38 44Z';
