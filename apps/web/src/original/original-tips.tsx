import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Burst, ChildOnSheet, EyeHeight, FromAbove, RoomAround, WindowLight } from './tip-drawings.tsx';

export function OriginalTips() {
  const { t } = useTranslation();
  return (
    <TipList
      title={t('drop.tips.title')}
      tips={[
        { Drawing: WindowLight, text: t('drop.tips.light') },
        { Drawing: EyeHeight, text: t('drop.tips.distance') },
        { Drawing: RoomAround, text: t('drop.tips.room') },
      ]}
    />
  );
}

export function ChildTips() {
  const { t } = useTranslation('original');
  return (
    <TipList
      title={t('child.tips.title')}
      tips={[
        { Drawing: ChildOnSheet, text: t('child.tips.sheet') },
        { Drawing: FromAbove, text: t('child.tips.above') },
        { Drawing: Burst, text: t('child.tips.burst') },
      ]}
    />
  );
}

function TipList({ title, tips }: { title: string; tips: { Drawing: ComponentType; text: string }[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="sr-only">
        {title}
      </h2>
      <ul className="grid grid-cols-3 gap-2 sm:gap-5">
        {tips.map(({ Drawing, text }) => (
          <li key={text} className="grid content-start justify-items-center gap-1.5 text-center">
            <Drawing />
            <p className="text-xs leading-snug text-ink-soft sm:text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
