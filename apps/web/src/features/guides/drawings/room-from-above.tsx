import { useTranslation } from 'react-i18next';
import { DistanceLine } from './distance-line.tsx';
import { label, pen } from './pen.ts';
import { sceneMetres, useSceneTexts } from './scene-texts.ts';
import { Wall } from './wall.tsx';

/** Window, camera, person and wall in a row; a metre is 100 units. */
export function RoomFromAbove() {
  const { t } = useTranslation('guides');
  const { metres } = useSceneTexts();
  const person = 345;
  const camera = person - sceneMetres.camera * 100;
  const wall = person + sceneMetres.wall * 100;
  return (
    <svg viewBox="0 0 440 232" {...pen} aria-hidden="true" className="block w-full">
      <path d="M60 20V44M60 156V180M52 44H68M52 156H68" strokeWidth="2" />
      <path d="M56 44V156M64 44V156M56 100H64" />
      <g className="text-unsure" stroke="currentColor" strokeWidth="1.3">
        {[58, 79, 100, 121, 142].map((y) => (
          <path
            key={y}
            d={`M80 ${y}L${person - 42} ${100 + (y - 100) * 0.42}`}
            strokeDasharray="9 7"
            strokeOpacity="0.9"
          />
        ))}
        {[79, 100, 121].map((y) => {
          const tip = 100 + (y - 100) * 0.42;
          return <path key={y} d={`M${person - 49} ${tip - 4}l7 4-7 4`} />;
        })}
      </g>
      <g className="fill-sheet">
        <rect x={camera - 5} y="86" width="10" height="28" rx="2.5" />
        <path d={`M${camera + 5} 96h4v8h-4`} />
      </g>
      <g>
        <path
          d={`M${person + 4} 56C${person + 24} 56 ${person + 26} 80 ${person + 26} 100C${person + 26} 120 ${person + 24} 144 ${person + 4} 144C${person - 10} 144 ${person - 8} 124 ${person - 4} 116L${person - 4} 84C${person - 8} 76 ${person - 10} 56 ${person + 4} 56Z`}
          className="fill-sheet"
        />
        <ellipse cx={person} cy="100" rx="22" ry="18" className="fill-sheet" />
        <path
          d={`M${person - 10} 84C${person + 30} 76 ${person + 30} 124 ${person - 10} 116C${person + 6} 110 ${person + 6} 90 ${person - 10} 84Z`}
          fill="currentColor"
          fillOpacity="0.12"
        />
        <path d={`M${person - 21} 96l-6 4 6 4`} className="fill-sheet" />
      </g>
      <Wall x={wall} fromY={20} toY={180} />
      <g {...label}>
        <text x="60" y="12" textAnchor="middle">
          {t('take.scene.window')}
        </text>
        <text x={camera} y="76" textAnchor="middle" paintOrder="stroke" stroke="var(--sheet)" strokeWidth="5">
          {t('take.scene.camera')}
        </text>
        <text x={wall} y="12" textAnchor="middle">
          {t('take.scene.wall')}
        </text>
      </g>
      <DistanceLine fromX={camera} toX={person - 22} y={202} text={metres(sceneMetres.camera)} />
      <DistanceLine fromX={person + 26} toX={wall} y={202} text={metres(sceneMetres.wall)} />
    </svg>
  );
}
