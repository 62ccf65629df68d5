import { useTranslation } from 'react-i18next';
import { RefusedSection } from '../../../showcase/refused-section.tsx';
import { GuidePage } from '../article/guide-page.tsx';
import { Checklist } from './checklist.tsx';
import { MistakeEntry } from './mistake-entry.tsx';
import { mistakes } from './mistakes.ts';

export function MistakesGuide() {
  const { t } = useTranslation('guides');
  const contents = [
    ...mistakes.map(({ name }) => ({ id: name, title: t(`mistakes.list.${name}.title`) })),
    { id: 'checklist', title: t('mistakes.checklist.title') },
  ];
  return (
    <GuidePage guide="mistakes" contents={contents}>
      <RefusedSection className="mb-12" />
      <div className="-mt-7 border-b border-line">
        {mistakes.map((mistake) => (
          <MistakeEntry key={mistake.name} mistake={mistake} />
        ))}
      </div>
      <Checklist />
    </GuidePage>
  );
}
