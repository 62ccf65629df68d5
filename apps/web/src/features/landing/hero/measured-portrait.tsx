import { formatLimit, formatRange } from '@vesika/messages';
import type { CSSProperties } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { type FrameLayout, layOutFrame } from '../../../photo/rules/frame-layout.ts';
import type { DrawnRule } from '../../../site-data/landing.ts';
import { RollingNumber } from '../figures/rolling-number.tsx';
import { Portrait } from '../portrait/portrait.tsx';
import { Room } from './room.tsx';

/** Room around the photo for rulers and readings, in millimetres of the photo. */
const margin = { left: 6.5, top: 6.5, right: 15.5, bottom: 9.5 };

/**
 * A portrait becomes a photo, to scale: it is levelled, its room gives way to the background, and crown, eyes
 * and chin are measured. Runs once; without motion it shows the end (landing.css).
 */
export function MeasuredPortrait({ rule }: { rule: DrawnRule }) {
  const { t } = useTranslation(['landing', 'web', 'engine']);
  const language = useLanguage();
  const id = useId();
  const layout = layOutFrame(rule);
  const { widthMm, heightMm, crownMm, chinMm } = layout;
  const box = {
    widthMm: margin.left + widthMm + margin.right,
    heightMm: margin.top + heightMm + margin.bottom,
  };
  const mm = (value: number) => t('engine:units.mm', { value: formatLimit(language, value, 'mm') });
  const head = formatLimit(language, chinMm - crownMm, 'mm');
  return (
    <div className="measuring relative" dir="ltr">
      <svg
        viewBox={`${-margin.left} ${-margin.top} ${box.widthMm} ${box.heightMm}`}
        role="img"
        aria-label={t('hero.figure', { width: widthMm, height: heightMm, head: mm(chinMm - crownMm) })}
        className="block h-auto w-full font-mono text-ink"
        fontSize="1.7"
        fill="currentColor"
      >
        <clipPath id={`${id}frame`}>
          <rect width={widthMm} height={heightMm} />
        </clipPath>
        <g clipPath={`url(#${id}frame)`}>
          <rect width={widthMm} height={heightMm} fill={rule.backgroundHex} />
          <g className="measuring-room">
            <Room />
          </g>
          <g className="measuring-head">
            <g
              id="portrait"
              transform={`translate(${widthMm / 2} ${crownMm}) scale(${(chinMm - crownMm) / 100})`}
            >
              <Portrait />
            </g>
          </g>
          <g className="measuring-scan text-guide">
            <rect y="-7" width={widthMm} height="7" fill={`url(#${id}glow)`} />
            <path d={`M0 0H${widthMm}`} stroke="currentColor" strokeWidth="0.22" />
          </g>
          <linearGradient id={`${id}glow`} x2="0" y2="1">
            <stop stopColor="var(--guide)" stopOpacity="0" />
            <stop offset="1" stopColor="var(--guide)" stopOpacity="0.35" />
          </linearGradient>
        </g>
        <rect width={widthMm} height={heightMm} fill="none" stroke="currentColor" strokeWidth="0.12" />
        <Rulers layout={layout} />
        <Cuts layout={layout} />
        <text x={widthMm / 2} y="-4" textAnchor="middle">
          {mm(widthMm)}
        </text>
        <text textAnchor="middle" transform={`translate(-4 ${heightMm / 2}) rotate(-90)`}>
          {mm(heightMm)}
        </text>
        <Lines layout={layout} />
        <g className="measuring-allowed fill-pass" fontSize="1.6">
          <text x={widthMm + 5} y={readingMm(layout) + 4.2}>
            {formatRange(language, rule.headHeight.minMm, rule.headHeight.maxMm, 'mm')} ✓
          </text>
        </g>
      </svg>
      <div
        aria-hidden="true"
        className="measuring-reading absolute font-heading font-bold text-guide"
        style={share(margin.left + widthMm + 4.9, margin.top + readingMm(layout) - 2.2, box)}
      >
        <RollingNumber text={head} />
        <span className="ms-[0.2em] text-[0.5em] font-medium">
          {t('engine:units.mm', { value: '' }).trim()}
        </span>
      </div>
    </div>
  );
}

/** Where the head height is read off, between crown and eyes. */
function readingMm({ crownMm, eyesMm }: FrameLayout): number {
  return (crownMm + eyesMm) / 2 - 0.6;
}

function share(x: number, y: number, box: { widthMm: number; heightMm: number }): CSSProperties {
  return { left: `${(x / box.widthMm) * 100}%`, top: `${(y / box.heightMm) * 100}%` };
}

/** Crown, eyes, chin, and the bracket of the head height. */
function Lines({ layout: { widthMm, crownMm, eyesMm, chinMm } }: { layout: FrameLayout }) {
  const { t } = useTranslation();
  const lines = [
    ['crown', crownMm, t('result.crown')],
    ['eyes', eyesMm, t('result.eyes')],
    ['chin', chinMm, t('result.chin')],
  ] as const;
  return (
    <g className="text-guide" stroke="currentColor" strokeWidth="0.24">
      {lines.map(([name, y, label]) => (
        <g key={name}>
          <path
            d={name === 'eyes' ? `M0 ${y}H${widthMm + 1}` : `M0 ${y}H${widthMm + 4}`}
            strokeDasharray={name === 'eyes' ? '0.9 0.6' : undefined}
            className={`measuring-line measuring-${name}`}
          />
          <text
            x={widthMm + 4.6}
            y={y + 0.55}
            fill="currentColor"
            stroke="none"
            fontSize="1.75"
            className={`measuring-label measuring-${name} font-text`}
          >
            {label}
          </text>
        </g>
      ))}
      <path
        d={`M${widthMm + 3} ${crownMm}V${chinMm}M${widthMm + 2.6} ${crownMm + 0.9}L${widthMm + 3} ${crownMm}L${widthMm + 3.4} ${crownMm + 0.9}M${widthMm + 2.6} ${chinMm - 0.9}L${widthMm + 3} ${chinMm}L${widthMm + 3.4} ${chinMm - 0.9}`}
        fill="none"
        className="measuring-bracket"
      />
    </g>
  );
}

/** A tick each millimetre along the top and the left edge, longer ones at five and ten. */
function Rulers({ layout: { widthMm, heightMm } }: { layout: FrameLayout }) {
  const ticks = (lengthMm: number) =>
    Array.from({ length: lengthMm + 1 }, (_, mm) => (mm % 10 === 0 ? 2.2 : mm % 5 === 0 ? 1.7 : 1));
  return (
    <path
      d={[
        ...ticks(widthMm).map((length, mm) => `M${mm} -0.8v${-length}`),
        ...ticks(heightMm).map((length, mm) => `M-0.8 ${mm}h${-length}`),
      ].join('')}
      stroke="currentColor"
      strokeOpacity="0.55"
      strokeWidth="0.12"
    />
  );
}

/** Where the scissors go. */
function Cuts({ layout: { widthMm, heightMm } }: { layout: FrameLayout }) {
  return (
    <path
      d={`M${widthMm} ${heightMm + 0.8}v2.2M${widthMm + 0.8} ${heightMm}h2.2M0 ${heightMm + 0.8}v2.2`}
      stroke="currentColor"
      strokeOpacity="0.55"
      strokeWidth="0.12"
    />
  );
}
