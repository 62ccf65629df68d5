import { localeOf } from '@vesika/messages';
import type { Verdict } from '@vesika/report';
import { useId } from 'react';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import type { Drawing, DrawingLabel } from './drawing.ts';

const colours = { permitted: '#1b6fd1', pass: '#1e7b4f', fail: '#c8372d', undetermined: '#8a5c00' } as const;

interface DrawnProps {
  drawing: Drawing;
  verdict: Verdict;
  value: string;
  widthPx: number;
}

export function Drawn({ drawing, verdict, value, widthPx }: DrawnProps) {
  const { range, area, permitted, permittedDashed, found, foundDashed, dot, labels = [] } = drawing;
  const colour = colours[verdict];
  const share = new Intl.NumberFormat(localeOf(useLanguage()), { style: 'percent' });
  return (
    <>
      <Hatched d={range} colour={colours.permitted} widthPx={widthPx} />
      <Hatched d={area} colour={colour} widthPx={widthPx} />
      <Line d={permitted} colour={colours.permitted} />
      <Line d={permittedDashed} colour={colours.permitted} dashed />
      <Line d={foundDashed} colour={colour} dashed />
      <Line d={found} colour={colour} />
      {dot && (
        <circle
          cx={dot.xPx}
          cy={dot.yPx}
          r={widthPx * 0.011}
          fill="#fff"
          stroke="#14203a"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {labels.map((label) => (
        <Label key={`${label.xPx} ${label.yPx}`} {...label} colour={colour} widthPx={widthPx}>
          {label.share === undefined ? value : share.format(label.share)}
        </Label>
      ))}
    </>
  );
}

interface PaintProps {
  d: string | undefined;
  colour: string;
}

function Line({ d, colour, dashed = false }: PaintProps & { dashed?: boolean }) {
  if (!d) return null;
  const line = { d, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path {...line} stroke="#fff" strokeOpacity="0.8" strokeWidth="4" />
      <path {...line} stroke={colour} strokeWidth="2" strokeDasharray={dashed ? '6 4' : undefined} />
    </g>
  );
}

function Hatched({ d, colour, widthPx }: PaintProps & { widthPx: number }) {
  const id = useId();
  const stepPx = widthPx * 0.022;
  if (!d) return null;
  return (
    <g fillRule="evenodd">
      <pattern
        id={id}
        width={stepPx}
        height={stepPx}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line y2={stepPx} stroke={colour} strokeWidth={stepPx * 0.7} strokeOpacity="0.6" />
      </pattern>
      <path d={d} fill="#fff" fillOpacity="0.18" />
      <path d={d} fill={`url(#${id})`} />
    </g>
  );
}

interface LabelProps extends DrawingLabel {
  colour: string;
  widthPx: number;
  children: string;
}

function Label({ xPx, yPx, colour, widthPx, anchor = 'middle', children }: LabelProps) {
  return (
    <text
      x={xPx}
      y={yPx}
      textAnchor={anchor}
      dominantBaseline="central"
      fontSize={widthPx * 0.047}
      fontWeight="600"
      fill={colour}
      stroke="#fff"
      strokeOpacity="0.85"
      strokeWidth={widthPx * 0.012}
      paintOrder="stroke"
    >
      {children}
    </text>
  );
}
