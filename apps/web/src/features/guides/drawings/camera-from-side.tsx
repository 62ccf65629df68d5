import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { label, pen } from '../../../drawings/pen.ts';
import { DistanceLine } from './distance-line.tsx';
import { sceneMetres, useSceneTexts } from './scene-texts.ts';

const camera = 84;
const noseTip = 296;
const eyesY = 76;
const scale = 0.76;

export function CameraFromSide() {
  const { t } = useTranslation('guides');
  const { metres, cameraFeetShort } = useSceneTexts();
  const clip = useId();
  return (
    <svg viewBox="0 0 440 236" {...pen} aria-hidden="true" className="mx-auto block w-full max-w-2xl">
      <clipPath id={clip}>
        <rect width="440" height="190" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={`M${camera} 108V124M${camera} 124l-34 80M${camera} 124l34 80M${camera} 124v80`} />
        <path d={`M${camera - 10} 108h20`} strokeWidth="2.4" />
        <g transform={`translate(${noseTip + 47 * scale} ${eyesY - 50 * scale}) scale(${scale})`}>
          <PersonFromSide />
        </g>
      </g>
      <rect x={camera - 5} y="40" width="10" height="68" rx="3" className="fill-sheet" />
      <path d={`M${camera + 5} ${eyesY - 5}h5v10h-5`} className="fill-sheet" />
      <g className="text-guide" stroke="currentColor" strokeWidth="1.2">
        <path d={`M${camera + 14} ${eyesY}H${noseTip + 14}`} strokeDasharray="5 4" />
        <text x={(camera + noseTip) / 2} y={eyesY - 10} textAnchor="middle" {...label}>
          {t('take.scene.eyes')}
        </text>
      </g>
      <g strokeOpacity="0.65">
        <path d="M150 170H236" />
        <rect
          x="172"
          y="138"
          width="8"
          height="40"
          rx="2.5"
          transform="rotate(-50 176 158)"
          className="fill-sheet"
        />
        <path d="M196 147L282 96" strokeDasharray="2 5" />
      </g>
      <path d="M200 158l13 13m0-13l-13 13" className="text-fail" stroke="currentColor" strokeWidth="2.2" />
      <DistanceLine
        fromX={camera + 10}
        toX={noseTip}
        y={206}
        text={`${metres(sceneMetres.camera)} · ${cameraFeetShort}`}
      />
    </svg>
  );
}

function PersonFromSide() {
  return (
    <g>
      {parts.map((d) => (
        <path key={d} d={d} className="fill-sheet" vectorEffect="non-scaling-stroke" />
      ))}
      <path d={hair} fill="currentColor" fillOpacity="0.1" vectorEffect="non-scaling-stroke" />
      {lines.map((d) => (
        <path key={d} d={d} vectorEffect="non-scaling-stroke" />
      ))}
    </g>
  );
}

const parts = [
  'M-20 122C-44 130-56 150-58 178L-62 300H74L70 176C68 148 54 130 34 120C18 134-6 134-20 122Z',
  'M-14 98C-13 108-15 116-20 122C-6 134 18 134 34 120C30 110 30 98 32 84',
  'M-31 20C-38 30-38 38-37 45C-36 49-37 52-40 57C-44 63-48 67-47 70C-46 73-41 73-39 74C-39 77-41 79-40 82C-39 84-37 84-37 85C-39 88-39 91-37 93C-38 97-36 103-29 104C-22 105-17 101-10 96C6 92 22 88 32 84C46 66 48 40 40 22C30 0 6-8-12-2C-22 1-28 10-31 20Z',
];
const hair =
  'M-32 20C-28-4 0-12 20-2C44 8 52 40 42 68C38 78 34 84 32 84C30 76 28 66 20 62C14 58 12 50 10 40C6 30-6 26-14 24C-22 23-30 26-32 20Z';
const lines = [
  'M-30 48C-26 45-22 45-19 47M-28 50C-25 48.5-23 49-21 51M-34 42C-28 38-22 38-18 40',
  'M6 52C0 44-6 50-4 58C-2 66 4 68 6 62',
  'M-39 82C-35 83-31 83-28 82',
];
