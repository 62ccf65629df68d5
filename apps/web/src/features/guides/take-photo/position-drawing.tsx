import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
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

function DoList({ verdict, lines }: { verdict: 'do' | 'dont'; lines: readonly string[] }) {
  const { t } = useTranslation('guides');
  const classes = verdict === 'do' ? 'text-pass' : 'text-fail';
  return (
    <div>
      <h3 className="border-b border-line pb-2.5">
        <span
          className={`rounded-sm border border-current px-1.5 py-0.5 font-mono text-xs font-semibold ${classes}`}
        >
          {t(`frame.${verdict}`)}
        </span>
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-3 border-b border-line py-2.5">
            <Icon name={verdict === 'do' ? 'check' : 'cross'} className={`mt-0.5 shrink-0 ${classes}`} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
