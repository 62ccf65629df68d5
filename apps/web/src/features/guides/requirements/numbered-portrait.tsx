import { formatLimit } from '@vesika/messages';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pen } from '../../../drawings/pen.ts';
import { PortraitFigure } from '../../../drawings/portrait-figure.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { type UniversalRuleName, universalRuleNames } from './universal-rules.ts';

export function NumberedPortrait({ className = '' }: { className?: string }) {
  const { t } = useTranslation('guides');
  const clip = useId();
  return (
    <svg
      viewBox="-26 -26 272 326"
      {...pen}
      role="img"
      aria-label={t('requirements.universal.figure')}
      className={className}
    >
      <clipPath id={clip}>
        <rect width="210" height="270" />
      </clipPath>
      <rect width="210" height="270" className="fill-sheet" strokeOpacity="0.6" />
      <g clipPath={`url(#${clip})`}>
        <g transform="translate(105 38) scale(1.7)">
          <PortraitFigure ink="currentColor" cloth="color-mix(in srgb, currentColor 8%, transparent)" />
        </g>
      </g>
      <g className="text-guide" stroke="currentColor" strokeWidth="1.2">
        <path d="M0-10H210M0-15V-5M210-15V-5M-10 0V270M-15 0H-5M-15 270H-5" />
        <path d="M14 38H222M14 208H222M217 38V208" />
        <path d="M0 123H210" strokeDasharray="5 4" />
        <path d="M105 14V262" strokeDasharray="2 5" strokeOpacity="0.8" />
      </g>
      {universalRuleNames.map((name, index) => (
        <Mark key={name} at={places[name]} number={index + 1} />
      ))}
    </svg>
  );
}

const places: Record<UniversalRuleName, readonly [x: number, y: number]> = {
  size: [105, -10],
  head: [217, 74],
  eyes: [133, 123],
  face: [105, 174],
  pose: [105, 235],
  background: [27, 62],
  light: [64, 148],
  'head-wear': [105, 44],
  age: [193, 17],
  quality: [193, 253],
};

function Mark({ at: [x, y], number }: { at: readonly [x: number, y: number]; number: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="10.5" className="fill-ink" stroke="var(--sheet)" strokeWidth="2" />
      <text
        x={x}
        y={y + 4}
        textAnchor="middle"
        fontSize="11.5"
        fontWeight="600"
        stroke="none"
        className="fill-paper font-mono"
      >
        {formatLimit(useLanguage(), number, 'count')}
      </text>
    </g>
  );
}
