import { formatLimit, formatRange, type Language } from '@vesika/messages';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PortraitFigure } from '../../drawings/portrait-figure.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { type FrameRule, layOutFrame } from './frame-layout.ts';
import { guideOn, inkOn } from './picture-ink.ts';
import { rulerPath } from './ruler.ts';

interface DiagramRule extends FrameRule {
  background: { hex: string };
}

const reach = [1.8, 3, 4] as const;

export function DimensionDiagram({
  rule,
  large = false,
  className,
}: {
  rule: DiagramRule;
  large?: boolean;
  className?: string;
}) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const id = useId();
  const layout = layOutFrame(rule);
  const { widthMm, heightMm } = layout;
  const unit = Math.max(widthMm + 20, heightMm + 10) / 100;
  const letter = (large ? 3.9 : 5.6) * unit;
  const head = headRange(language, rule);
  const margin = {
    start: 6.2 * unit + 1.2 * letter,
    top: 6.2 * unit + 1.2 * letter,
    end: 5.6 * unit + Math.max(head.length * 0.66, 3.6) * letter,
    bottom: 1 * unit,
  };
  const across = rulerPath(widthMm, reach, (at, length) => `M${at} ${-unit}v${-length * unit}`);
  const down = rulerPath(heightMm, reach, (at, length) => `M${-unit} ${at}h${-length * unit}`);
  const ink = inkOn(rule.background.hex);
  const guide = guideOn(rule.background.hex);
  const mm = (value: string) => t('engine:units.mm', { value });
  return (
    <svg
      viewBox={`${-margin.start} ${-margin.top} ${widthMm + margin.start + margin.end} ${heightMm + margin.top + margin.bottom}`}
      direction="ltr"
      role="img"
      aria-label={t('requirements.diagram', { width: widthMm, height: heightMm, head })}
      className={`overflow-visible font-mono text-ink ${className}`}
      fontSize={letter}
      fill="currentColor"
    >
      <defs>
        <clipPath id={`${id}frame`}>
          <rect width={widthMm} height={heightMm} />
        </clipPath>
        <pattern
          id={`${id}hatch`}
          width={1.6 * unit}
          height={1.6 * unit}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line y2={1.6 * unit} stroke={guide} strokeWidth={0.9 * unit} />
        </pattern>
      </defs>
      <g clipPath={`url(#${id}frame)`}>
        <rect width={widthMm} height={heightMm} fill={rule.background.hex} />
        <g
          transform={`translate(${widthMm / 2} ${layout.crownMm}) scale(${(layout.chinMm - layout.crownMm) / 100})`}
        >
          <PortraitFigure ink={ink} cloth={`${ink}14`} />
        </g>
        <rect
          y={layout.crownBand.topMm}
          width={widthMm}
          height={Math.max(layout.crownBand.bottomMm - layout.crownBand.topMm, 0.4 * unit)}
          fill={`url(#${id}hatch)`}
          opacity="0.5"
        />
        {[layout.eyeBand, layout.chinBand].map(
          (band, index) =>
            band && (
              <rect
                key={index === 0 ? 'eyes' : 'chin'}
                y={band.topMm}
                width={widthMm}
                height={band.bottomMm - band.topMm}
                fill={guide}
                opacity="0.13"
              />
            ),
        )}
        {layout.faceBand &&
          [-layout.faceBand.toMm, layout.faceBand.fromMm].map((fromMiddleMm) => (
            <rect
              key={fromMiddleMm}
              x={widthMm / 2 + fromMiddleMm}
              y={layout.crownMm}
              width={layout.faceBand!.toMm - layout.faceBand!.fromMm}
              height={layout.chinMm - layout.crownMm}
              fill={`url(#${id}hatch)`}
              opacity="0.5"
            />
          ))}
      </g>
      <rect
        width={widthMm}
        height={heightMm}
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.55"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={across + down}
        stroke="currentColor"
        strokeOpacity="0.6"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      <text x={widthMm / 2} y={-6.2 * unit} textAnchor="middle">
        {mm(formatLimit(language, widthMm, 'mm'))}
      </text>
      <text textAnchor="middle" transform={`translate(${-6.6 * unit} ${heightMm / 2}) rotate(-90)`}>
        {mm(formatLimit(language, heightMm, 'mm'))}
      </text>
      <g stroke={guide} strokeWidth="1.3" className="[&>path]:[vector-effect:non-scaling-stroke]">
        <path d={`M0 ${layout.eyesMm}H${widthMm}`} strokeDasharray="4 3" />
        <path d={`M0 ${layout.chinMm}H${widthMm}M0 ${layout.crownMm}H${widthMm}`} />
      </g>
      <path
        d={`M${widthMm} ${layout.crownMm}h${4 * unit}m${-1.4 * unit} 0V${layout.chinMm}m${1.4 * unit} 0h${-4 * unit}`}
        className="stroke-guide"
        fill="none"
        strokeWidth="1.3"
        vectorEffect="non-scaling-stroke"
      />
      <text
        x={widthMm + 5.6 * unit}
        y={(layout.crownMm + layout.chinMm) / 2}
        className="fill-guide"
        fontWeight="600"
      >
        <tspan x={widthMm + 5.6 * unit}>{head}</tspan>
        <tspan x={widthMm + 5.6 * unit} dy="1.25em">
          {mm('').trim()}
        </tspan>
      </text>
    </svg>
  );
}

function headRange(language: Language, { headHeight }: DiagramRule): string {
  const { minMm, maxMm } = headHeight;
  return maxMm === null
    ? `≥ ${formatLimit(language, minMm, 'mm')}`
    : formatRange(language, minMm, maxMm, 'mm');
}
