import { useTranslation } from 'react-i18next';
import { TitledSection } from '../components/titled-section.tsx';
import { TipDrawing, type TipName } from './tip-drawings.tsx';

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
