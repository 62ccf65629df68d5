import { formatLimit } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../components/heading.tsx';
import { Icon } from '../../../components/icon.tsx';
import { CropMarks } from '../../../drawings/crop-marks.tsx';
import { Portrait } from '../../../drawings/portrait.tsx';
import type { PortraitName } from '../../../drawings/portraits.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { RefusedSection } from '../../../site/showcase/refused-section.tsx';
import { GuidePage } from '../article/guide-page.tsx';
import { GuideSection } from '../article/guide-section.tsx';

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

function MistakeEntry({ mistake }: { mistake: (typeof mistakes)[number] }) {
  const { t } = useTranslation('guides');
  const language = useLanguage();
  const { name, severity, portrait } = mistake;
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="grid scroll-mt-24 grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-5 border-line py-7 not-first:border-t sm:grid-cols-[8rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-8"
    >
      <div className="sm:row-span-2">
        <Portrait of={portrait} />
      </div>
      <div>
        <p className="flex items-center gap-3">
          <span className="font-mono text-sm font-semibold text-stamp" aria-hidden="true">
            {formatLimit(language, mistakes.indexOf(mistake) + 1, 'count')}
          </span>
          {severity === 'high' && (
            <span className="inline-flex items-center gap-1 rounded-sm bg-fail/10 px-1.5 py-0.5 text-xs font-semibold text-fail">
              <Icon name="warning" className="size-3.5" />
              {t('mistakes.risk')}
            </span>
          )}
        </p>
        <Heading level="h2" id={`${name}-title`} className="mt-1 text-xl font-bold">
          {t(`mistakes.list.${name}.title`)}
        </Heading>
      </div>
      <dl className="col-span-full mt-4 grid max-w-[65ch] content-start gap-3 sm:col-span-1 sm:mt-2.5">
        <div>
          <dt className="flex items-center gap-2 text-sm font-semibold text-fail">
            <Icon name="cross" className="size-4 shrink-0" />
            {t('mistakes.problem')}
          </dt>
          <dd className="mt-0.5 ps-6">{t(`mistakes.list.${name}.problem`)}</dd>
        </div>
        <div>
          <dt className="flex items-center gap-2 text-sm font-semibold text-pass">
            <Icon name="check" className="size-4 shrink-0" />
            {t('mistakes.solution')}
          </dt>
          <dd className="mt-0.5 ps-6">{t(`mistakes.list.${name}.solution`)}</dd>
        </div>
      </dl>
    </section>
  );
}

const mistakes = [
  { name: 'shadows', severity: 'high', portrait: 'shadow' },
  { name: 'expression', severity: 'high', portrait: 'smiling' },
  { name: 'glasses', severity: 'high', portrait: 'glare' },
  { name: 'size', severity: 'high', portrait: 'small-head' },
  { name: 'retouched', severity: 'high', portrait: 'retouched' },
  { name: 'background', severity: 'medium', portrait: 'busy' },
  { name: 'tilt', severity: 'medium', portrait: 'tilted' },
  { name: 'blurred', severity: 'medium', portrait: 'blurred' },
  { name: 'old', severity: 'medium', portrait: 'old' },
  { name: 'hair', severity: 'medium', portrait: 'cap' },
] as const satisfies readonly { name: string; severity: string; portrait: PortraitName }[];
