import type { PhotoFile } from '@vesika/report';

const mmPerInch = 25.4;
/** Lengths of the ticks in hundredths of the picture's width. */
const reach = { one: 1.6, five: 2.6, ten: 3.8 };

/** Ruler in millimetres of the print along the left and bottom edges; hidden on narrow screens. */
export function PhotoRuler({ photo }: { photo: Pick<PhotoFile, 'widthPx' | 'heightPx' | 'dpi'> }) {
  if (photo.dpi === 0) return null;
  const widthMm = (photo.widthPx / photo.dpi) * mmPerInch;
  const heightMm = (photo.heightPx / photo.dpi) * mmPerInch;
  // Scales with the picture so that labels and ticks have the same size for every document.
  const unit = widthMm / 100;
  const across = ticksTo(widthMm).map((mm) => `M${mm} ${heightMm + 2 * unit}v${reachAt(mm) * unit}`);
  const up = ticksTo(heightMm).map((mm) => `M${-2 * unit} ${heightMm - mm}h${-reachAt(mm) * unit}`);
  return (
    <svg
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      className="absolute inset-0 size-full overflow-visible text-ink-soft @max-4xl:hidden"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={[...across, ...up].join('')} vectorEffect="non-scaling-stroke" strokeOpacity="0.75" />
      <g fontSize={2.5 * unit} fill="currentColor" stroke="none" className="font-mono">
        {tens(widthMm).map((mm) => (
          <text key={`x${mm}`} x={mm} y={heightMm + 9 * unit} textAnchor="middle">
            {mm}
          </text>
        ))}
        {tens(heightMm).map((mm) => (
          <text key={`y${mm}`} x={-7 * unit} y={heightMm - mm + 0.9 * unit} textAnchor="end">
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
  if (mm % 10 === 0) return reach.ten;
  return mm % 5 === 0 ? reach.five : reach.one;
}
