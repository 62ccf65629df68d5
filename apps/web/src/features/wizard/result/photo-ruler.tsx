import type { PhotoFile } from '@vesika/report';

const mmPerInch = 25.4;
/** How far ticks reach out of the picture, in millimetres of the picture. */
const reachMm = { one: 0.9, five: 1.5, ten: 2.2 };

/** Millimetres of the print along the left and the lower edge, where there is room beside the picture. */
export function PhotoRuler({ photo }: { photo: Pick<PhotoFile, 'widthPx' | 'heightPx' | 'dpi'> }) {
  if (photo.dpi === 0) return null;
  const widthMm = (photo.widthPx / photo.dpi) * mmPerInch;
  const heightMm = (photo.heightPx / photo.dpi) * mmPerInch;
  const across = ticksTo(widthMm).map((mm) => `M${mm} ${heightMm + 1}v${reachAt(mm)}`);
  const up = ticksTo(heightMm).map((mm) => `M-1 ${heightMm - mm}h${-reachAt(mm)}`);
  return (
    <svg
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      className="absolute inset-0 size-full overflow-visible text-ink-soft @max-4xl:hidden"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={[...across, ...up].join('')} vectorEffect="non-scaling-stroke" strokeOpacity="0.75" />
      <g fontSize="1.7" fill="currentColor" stroke="none" className="font-mono">
        {tens(widthMm).map((mm) => (
          <text key={`x${mm}`} x={mm} y={heightMm + 5.4} textAnchor="middle">
            {mm}
          </text>
        ))}
        {tens(heightMm).map((mm) => (
          <text key={`y${mm}`} x={-4} y={heightMm - mm + 0.6} textAnchor="end">
            {mm}
          </text>
        ))}
      </g>
    </svg>
  );
}

function ticksTo(lengthMm: number): number[] {
  return Array.from({ length: Math.floor(lengthMm + 0.05) + 1 }, (_, mm) => mm);
}

function tens(lengthMm: number): number[] {
  return ticksTo(lengthMm).filter((mm) => mm % 10 === 0);
}

function reachAt(mm: number): number {
  if (mm % 10 === 0) return reachMm.ten;
  return mm % 5 === 0 ? reachMm.five : reachMm.one;
}
