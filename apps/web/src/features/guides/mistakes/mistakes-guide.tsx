import { useTranslation } from 'react-i18next';
import { CropMarks } from '../../../components/crop-marks.tsx';
import { RefusedSection } from '../../../showcase/refused-section.tsx';
import { GuidePage } from '../article/guide-page.tsx';
import { GuideSection } from '../article/guide-section.tsx';
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

const lines = [
  'recent',
  'sharp',
  'light',
  'wall',
  'head',
  'eyes',
  'mouth',
  'glasses',
  'room',
  'unedited',
  'size',
  'print',
] as const;

function Checklist() {
  const { t } = useTranslation('guides');
  return (
    <GuideSection id="checklist" title={t('mistakes.checklist.title')}>
      <p className="mt-2 text-ink-soft">{t('mistakes.checklist.lead')}</p>
      <div className="relative mt-7 border border-line bg-sheet px-4 py-3 sm:px-7 sm:py-5">
        <CropMarks className="text-line-strong max-sm:hidden" />
        <ul className="gap-x-10 sm:columns-2">
          {lines.map((line) => (
            <li key={line} className="break-inside-avoid border-b border-line">
              <label className="group flex min-h-12 items-center gap-3.5 py-2.5 leading-snug">
                <input type="checkbox" autoComplete="off" className="size-5 shrink-0 accent-pass" />
                <span className="group-has-checked:text-ink-soft">{t(`mistakes.checklist.${line}`)}</span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </GuideSection>
  );
}
