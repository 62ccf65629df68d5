import { rulerPath, tensTo } from '../../report/rules/ruler.ts';
import type { ListedCountry } from '../../site/data/country-lists.server.ts';

type Size = ListedCountry['size'];

const reach = [1, 1.7, 2.4] as const;

export function SizeComparison({ sizes, className = '' }: { sizes: readonly Size[]; className?: string }) {
  const distinct = distinctSizes(sizes);
  const widest = Math.max(...distinct.map(({ widthMm }) => widthMm));
  const tallest = Math.max(...distinct.map(({ heightMm }) => heightMm));
  return (
    <svg
      viewBox={`-9 -3 ${widest + 14} ${tallest + 13}`}
      direction="ltr"
      aria-hidden="true"
      className={`font-mono ${className}`}
      fill="none"
      stroke="currentColor"
      fontSize="2.2"
    >
      <g className="text-ink-soft" strokeWidth="0.18">
        <path d={rulerPath(widest, reach, (mm, length) => `M${mm} ${tallest + 2}v${length}`)} />
        <path d={rulerPath(tallest, reach, (mm, length) => `M-2 ${tallest - mm}h${-length}`)} />
        <g fill="currentColor" stroke="none" textAnchor="middle">
          {tensTo(widest).map((mm) => (
            <text key={mm} x={mm} y={tallest + 8}>
              {mm}
            </text>
          ))}
          {tensTo(tallest).map((mm) => (
            <text key={mm} x={-6.6} y={tallest - mm + 0.9}>
              {mm}
            </text>
          ))}
        </g>
      </g>
      {distinct.map(({ widthMm, heightMm }, index) => (
        <g
          key={`${widthMm} ${heightMm}`}
          className={index === distinct.length - 1 ? 'text-stamp' : 'text-ink'}
        >
          <rect
            y={tallest - heightMm}
            width={widthMm}
            height={heightMm}
            strokeWidth={index === distinct.length - 1 ? 0.5 : 0.28}
            className="fill-ink/3"
          />
          <text
            x={widthMm - 0.9}
            y={tallest - heightMm + 2.4}
            textAnchor="end"
            fill="currentColor"
            stroke="var(--sheet)"
            strokeWidth="0.5"
            paintOrder="stroke"
            fontWeight={index === distinct.length - 1 ? 700 : 400}
          >
            {`${widthMm}×${heightMm}`}
          </text>
        </g>
      ))}
    </svg>
  );
}

function distinctSizes(sizes: readonly Size[]): Size[] {
  const counted = new Map<string, { size: Size; count: number }>();
  for (const size of sizes) {
    const key = `${size.widthMm} ${size.heightMm}`;
    counted.set(key, { size, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  const [first, ...others] = [...counted.values()].sort((a, b) => b.count - a.count);
  const area = ({ size }: { size: Size }) => size.widthMm * size.heightMm;
  return [...others.sort((a, b) => area(b) - area(a)), first].flatMap((entry) => entry?.size ?? []);
}
