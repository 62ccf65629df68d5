import { formatLimit, formatRange } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { rulerPath } from '../../report/rules/ruler.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { finishedSample } from './showcase-facts.ts';

export const marginMm = { left: 6.5, top: 6.5, right: 15.5, bottom: 3 };

const reach = [1, 1.7, 2.2] as const;

export function MeasuredFrame() {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const { widthMm, heightMm, widthPx, crown, chin, eyeImageLeft, eyeImageRight, headHeightMm, headHeight } =
    finishedSample;
  const mmOf = (px: number) => (px / widthPx) * widthMm;
  const crownMm = mmOf(crown.yPx);
  const chinMm = mmOf(chin.yPx);
  const eyesMm = mmOf((eyeImageLeft.yPx + eyeImageRight.yPx) / 2);
  const mm = (value: number) => t('engine:units.mm', { value: formatLimit(language, value, 'mm') });
  const lines = [
    ['crown', crownMm, t('result.crown')],
    ['eyes', eyesMm, t('result.eyes')],
    ['chin', chinMm, t('result.chin')],
  ] as const;
  const across = rulerPath(widthMm, reach, (at, length) => `M${at} -0.8v${-length}`);
  const down = rulerPath(heightMm, reach, (at, length) => `M-0.8 ${at}h${-length}`);
  const readingMm = (crownMm + eyesMm) / 2;
  return (
    <svg
      viewBox={`${-marginMm.left} ${-marginMm.top} ${marginMm.left + widthMm + marginMm.right} ${marginMm.top + heightMm + marginMm.bottom}`}
      className="pointer-events-none absolute inset-0 size-full font-mono text-ink"
      fontSize="1.7"
      fill="currentColor"
      aria-hidden="true"
    >
      <rect width={widthMm} height={heightMm} fill="none" stroke="currentColor" strokeWidth="0.12" />
      <path d={across + down} stroke="currentColor" strokeOpacity="0.55" strokeWidth="0.12" />
      <text x={widthMm / 2} y="-4" textAnchor="middle">
        {mm(widthMm)}
      </text>
      <text textAnchor="middle" transform={`translate(-4 ${heightMm / 2}) rotate(-90)`}>
        {mm(heightMm)}
      </text>
      <g className="text-guide" stroke="currentColor" strokeWidth="0.26">
        {lines.map(([name, y, label]) => (
          <g key={name}>
            <path
              d={`M0 ${y}H${widthMm + (name === 'eyes' ? 1 : 4)}`}
              strokeDasharray={name === 'eyes' ? '0.9 0.6' : undefined}
            />
            <text
              y={y + 0.55 - (inLines(label).length - 1) * 1.95}
              stroke="none"
              fill="currentColor"
              className="font-text"
            >
              {inLines(label).map((line, index) => (
                <tspan key={line} x={widthMm + 4.6} dy={index === 0 ? 0 : '1.15em'}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        ))}
        <path
          d={`M${widthMm + 3} ${crownMm}V${chinMm}M${widthMm + 2.6} ${crownMm + 0.9}L${widthMm + 3} ${crownMm}L${widthMm + 3.4} ${crownMm + 0.9}M${widthMm + 2.6} ${chinMm - 0.9}L${widthMm + 3} ${chinMm}L${widthMm + 3.4} ${chinMm - 0.9}`}
          fill="none"
        />
        <text
          x={widthMm + 4.6}
          y={readingMm}
          stroke="none"
          fill="currentColor"
          fontSize="2.4"
          fontWeight="700"
          className="font-heading"
        >
          {mm(headHeightMm)}
        </text>
        {headHeight.min !== null && headHeight.max !== null && (
          <text x={widthMm + 4.6} y={readingMm + 2.8} stroke="none" className="fill-pass" fontSize="1.6">
            {formatRange(language, headHeight.min, headHeight.max, 'mm')} ✓
          </text>
        )}
      </g>
    </svg>
  );
}

function inLines(label: string): string[] {
  if (label.length <= 10) return [label];
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const offMiddle = (at: number) => Math.abs(at - label.length / 2);
  const [middle] = spaces.sort((a, b) => offMiddle(a) - offMiddle(b));
  return middle === undefined ? [label] : [label.slice(0, middle), label.slice(middle + 1)];
}
