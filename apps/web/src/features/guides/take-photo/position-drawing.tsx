import { useTranslation } from 'react-i18next';
import { DoList } from '../article/do-list.tsx';
import { MarkedPortrait } from '../drawings/marked-portrait.tsx';

const samples = [
  ['good', 'good'],
  ['tilt', 'tilted'],
  ['smile', 'smiling'],
  ['glare', 'glare'],
  ['hair', 'hair'],
] as const;
const dos = ['eyes', 'mouth', 'head', 'hair', 'clothes'] as const;
const donts = ['tilt', 'smile', 'glasses', 'hat', 'uniform'] as const;

export function PositionDrawing() {
  const { t } = useTranslation('guides');
  return (
    <div className="grid gap-8">
      <div className="grid grid-cols-3 gap-x-4 gap-y-6 sm:grid-cols-5 sm:gap-x-5">
        {samples.map(([name, portrait]) => (
          <MarkedPortrait key={name} portrait={portrait} name={t(`take.position.samples.${name}`)} />
        ))}
      </div>
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <DoList verdict="do" lines={dos.map((line) => t(`take.position.do.${line}`))} />
        <DoList verdict="dont" lines={donts.map((line) => t(`take.position.dont.${line}`))} />
      </div>
    </div>
  );
}
