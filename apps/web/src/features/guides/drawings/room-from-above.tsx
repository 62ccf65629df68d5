import { useTranslation } from 'react-i18next';
import { label, pen } from '../../../drawings/pen.ts';
import { DistanceLine } from './distance-line.tsx';
import { sceneMetres, useSceneTexts } from './scene-texts.ts';

const metre = 100;
const pane = 60;
const face = 345;
const nose = face - 26;
const back = face + 26;
const camera = nose - sceneMetres.camera * metre;
const wall = back + sceneMetres.wall * metre;
const middle = 100;
const hatches = Array.from({ length: 16 }, (_, index) => `M${wall} ${30 + index * 10}l9-9`).join('');

export function RoomFromAbove() {
  const { t } = useTranslation('guides');
  const { metres } = useSceneTexts();
  return (
    <svg viewBox="0 0 460 236" {...pen} aria-hidden="true" className="mx-auto block w-full max-w-2xl">
      <g transform={`translate(${pane} ${middle})`}>
        <path d="M0-80V-56M0 56V80M-8-56H8M-8 56H8" strokeWidth="2" />
        <path d="M-4-56V56M4-56V56M-4 0H4" />
      </g>
      <LightRays />
      <g transform={`translate(${camera} ${middle})`} className="fill-sheet">
        <rect x="-5" y="-14" width="10" height="28" rx="2.5" />
        <path d="M5-4h4v8h-4" />
      </g>
      <PersonFromAbove />
      <path d={`M${wall} 20V180`} strokeWidth="2" />
      <path d={hatches} strokeOpacity="0.45" strokeWidth="1.1" />
      <g textAnchor="middle">
        <text x={pane} y="13" {...label}>
          {t('take.scene.window')}
        </text>
        <text x={camera} y="70" {...label} paintOrder="stroke" stroke="var(--sheet)" strokeWidth="6">
          {t('take.scene.camera')}
        </text>
        <text x={wall} y="13" {...label}>
          {t('take.scene.wall')}
        </text>
      </g>
      <DistanceLine fromX={camera} toX={nose} y={202} text={metres(sceneMetres.camera)} />
      <DistanceLine fromX={back} toX={wall} y={202} text={metres(sceneMetres.wall)} />
    </svg>
  );
}

function LightRays() {
  const narrowing = 0.42;
  return (
    <g className="text-unsure" stroke="currentColor" strokeWidth="1.3">
      {[-42, -21, 0, 21, 42].map((y) => (
        <path
          key={y}
          d={`M${pane + 20} ${middle + y}L${nose - 16} ${middle + y * narrowing}`}
          strokeDasharray="9 7"
        />
      ))}
      {[-42, 0, 42].map((y) => (
        <path key={y} d={`M${nose - 22} ${middle + y * narrowing - 4}l7 4-7 4`} />
      ))}
    </g>
  );
}

function PersonFromAbove() {
  return (
    <g transform={`translate(${face} ${middle})`} className="fill-sheet">
      <path d="M4-48C22-48 26-22 26 0C26 22 22 48 4 48C-10 48-10 26-4 16V-16C-10-26-10-48 4-48Z" />
      <ellipse rx="22" ry="18" />
      <path
        d="M-10-16C30-24 30 24-10 16C6 10 6-10-10-16Z"
        fill="currentColor"
        fillOpacity="0.12"
        strokeOpacity="0.8"
      />
      <path d="M-21-4l-5 4 5 4" />
    </g>
  );
}
