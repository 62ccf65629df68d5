import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { label, pen } from '../../../portraits/pen.ts';
import { DistanceLine } from './distance-line.tsx';
import { PersonFromSide } from './person-from-side.tsx';
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
