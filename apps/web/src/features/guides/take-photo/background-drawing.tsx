import { useTranslation } from 'react-i18next';
import { MarkedPortrait } from '../drawings/marked-portrait.tsx';

const samples = [
  ['far', 'good'],
  ['near', 'wall-shadow'],
  ['busy', 'busy'],
] as const;

export function BackgroundDrawing() {
  const { t } = useTranslation('guides');
  return (
    <div className="grid max-w-md grid-cols-3 gap-4 sm:gap-5">
      {samples.map(([name, portrait]) => (
        <MarkedPortrait key={name} portrait={portrait} name={t(`take.background.${name}`)} />
      ))}
    </div>
  );
}
