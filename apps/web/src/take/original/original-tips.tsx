import { useTranslation } from 'react-i18next';
import { TitledSection } from '../../components/titled-section.tsx';
import { pen } from '../../drawings/pen.ts';
import scenes from './tip-scenes.json' with { type: 'json' };

export function OriginalTips() {
  const { t } = useTranslation();
  return (
    <TipList
      title={t('drop.tips.title')}
      tips={[
        ['window-light', t('drop.tips.light')],
        ['eye-height', t('drop.tips.distance')],
        ['room-around', t('drop.tips.room')],
      ]}
    />
  );
}

export function ChildTips({ mayBeAsleep }: { mayBeAsleep: boolean }) {
  const { t } = useTranslation('original');
  return (
    <TipList
      title={t('child.tips.title')}
      tips={[
        ['child-on-sheet', t('child.tips.sheet')],
        ['from-above', t('child.tips.above')],
        ['burst', t(mayBeAsleep ? 'child.tips.burstAsleep' : 'child.tips.burst')],
      ]}
    />
  );
}

function TipList({ title, tips }: { title: string; tips: readonly [TipName, string][] }) {
  return (
    <TitledSection title={title} headingClass="sr-only">
      <ul className="grid grid-cols-3 gap-2 sm:gap-5">
        {tips.map(([name, text]) => (
          <li key={name} className="grid content-start justify-items-center gap-1.5 text-center">
            <TipDrawing of={name} />
            <p className="text-xs leading-snug text-ink-soft sm:text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

interface Scene {
  ink: string;
  faint?: string;
  guide?: string;
  dashed?: string;
  pass?: string;
  bustAt?: readonly number[];
}

const bust =
  'M-8.5 0a8.5 10.5 0 1 0 17 0a8.5 10.5 0 1 0-17 0M-17 32c1-11 6-16 12-17M17 32c-1-11-6-16-12-17M-5 9v6M5 9v6';

type TipName = keyof typeof scenes;

export function TipDrawing({ of }: { of: TipName }) {
  const { ink, faint, guide, dashed, pass, bustAt }: Scene = scenes[of];
  return (
    <svg viewBox="0 0 96 60" {...pen} className="w-full max-w-28" aria-hidden="true">
      <path d={ink} />
      <path d={faint} strokeOpacity="0.5" />
      <path d={guide} className="text-guide" stroke="currentColor" />
      <path d={dashed} className="text-guide" stroke="currentColor" strokeDasharray="2 3" />
      <path d={pass} className="text-pass" stroke="currentColor" strokeWidth="2.4" />
      {bustAt && <path d={bust} transform={`translate(${bustAt.join(' ')})`} />}
    </svg>
  );
}
