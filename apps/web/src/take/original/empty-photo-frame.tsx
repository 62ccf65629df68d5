import { PortraitFigure } from '../../drawings/portrait-figure.tsx';
import { type FrameRule, layOutFrame } from '../../report/rules/frame-layout.ts';

export function EmptyPhotoFrame({ rule, active }: { rule: FrameRule | null; active: boolean }) {
  const layout = layOutFrame(rule ?? usualRule);
  const { widthMm, heightMm } = layout;
  const stage = { widthMm: Math.max(74, widthMm + 20), heightMm: Math.max(60, heightMm + 10) };
  const left = (stage.widthMm - widthMm) / 2;
  const top = (stage.heightMm - heightMm) / 2;
  const scale = (layout.chinMm - layout.crownMm) / 100;
  return (
    <svg
      viewBox={`0 0 ${stage.widthMm} ${stage.heightMm}`}
      className={`max-h-44 w-full max-w-[34rem] sm:max-h-64 transition-colors duration-150 ${active ? 'text-guide' : 'text-ink'}`}
      aria-hidden="true"
    >
      <g
        className="transition-transform duration-200 ease-out"
        style={{ transform: `translate(${left}px, ${top}px)` }}
      >
        <svg width={widthMm} height={heightMm} overflow="hidden">
          <title>{''}</title>
          <rect width="100%" height="100%" className="fill-sheet" />
          <g
            opacity="0.55"
            className="transition-transform duration-200 ease-out"
            style={{ transform: `translate(${widthMm / 2}px, ${layout.crownMm}px) scale(${scale})` }}
          >
            <PortraitFigure ink="currentColor" cloth="color-mix(in srgb, currentColor 6%, transparent)" />
          </g>
        </svg>
        <rect
          width={widthMm}
          height={heightMm}
          fill="none"
          stroke="currentColor"
          strokeWidth={active ? 2 : 1.2}
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={cropMarks(widthMm, heightMm)}
          stroke="currentColor"
          strokeOpacity="0.6"
          vectorEffect="non-scaling-stroke"
        />
        <g
          className="text-guide [&>path]:[vector-effect:non-scaling-stroke]"
          stroke="currentColor"
          strokeOpacity="0.75"
          fill="none"
        >
          <path d={`M-5 ${layout.crownMm}H${widthMm + 5}M-5 ${layout.chinMm}H${widthMm + 5}`} />
          <path d={`M-5 ${layout.eyesMm}H${widthMm + 5}`} strokeDasharray="4 3" />
        </g>
      </g>
    </svg>
  );
}

const usualRule: FrameRule = {
  size: { widthMm: 35, heightMm: 45 },
  headHeight: { minMm: 32, maxMm: 36, targetMm: 34 },
  eyeLineFromBottom: { minMm: null, maxMm: null, targetMm: null },
  topMargin: { minMm: null, maxMm: null, targetMm: null },
  headWidth: { minMm: null, maxMm: null, targetMm: null },
  chinMargin: { minMm: null, maxMm: null, targetMm: null },
};

function cropMarks(width: number, height: number): string {
  const near = 1.2;
  const far = 4.2;
  return [0, width]
    .flatMap((x) => {
      const outX = x === 0 ? -1 : 1;
      return [0, height].map((y) => {
        const outY = y === 0 ? -1 : 1;
        return `M${x + outX * near} ${y}H${x + outX * far}M${x} ${y + outY * near}V${y + outY * far}`;
      });
    })
    .join('');
}
