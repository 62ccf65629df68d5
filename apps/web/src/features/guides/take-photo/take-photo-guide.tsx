import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { IconName } from '../../../components/icon.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { TitledSection } from '../../../components/titled-section.tsx';
import { Portrait } from '../../../drawings/portrait.tsx';
import { useSiteAddress } from '../../../shell/routing/use-site-address.ts';
import { GuidePage } from '../article/guide-page.tsx';
import { GuideSection } from '../article/guide-section.tsx';
import { guidePaths } from '../article/guides.ts';
import { CameraFromSide } from '../drawings/camera-from-side.tsx';
import { MarkedPortrait } from '../drawings/marked-portrait.tsx';
import { RoomFromAbove } from '../drawings/room-from-above.tsx';
import { PositionDrawing } from './position-drawing.tsx';
import { StepSection } from './step-section.tsx';
import { type StepName, stepNames, useStepTexts } from './take-photo-texts.ts';

export function TakePhotoGuide() {
  const { t } = useTranslation('guides');
  const texts = useStepTexts();
  const contents = [...stepNames, 'babies' as const].map((id) => ({ id, title: t(`take.${id}.title`) }));
  return (
    <GuidePage guide="take" contents={contents} structuredData={[howTo(t, texts, useSiteAddress())]}>
      <Needs />
      <StepSection step="light" texts={texts.light} captioned={<RoomFromAbove />} />
      <StepSection step="background" texts={texts.background} drawing={<BackgroundDrawing />}>
        <p>
          <Trans t={t} i18nKey={'take.background.honest'} components={{ countries: <CountriesLink /> }} />
        </p>
      </StepSection>
      <StepSection step="camera" texts={texts.camera} captioned={<CameraFromSide />} />
      <StepSection step="position" texts={texts.position} drawing={<PositionDrawing />} />
      <StepSection step="shots" texts={texts.shots} captioned={<ContactSheet />} />
      <GuideSection id="babies" title={t('take.babies.title')}>
        <p className="mt-4 max-w-[65ch]">{t('take.babies.text')}</p>
      </GuideSection>
    </GuidePage>
  );
}

const samples = [
  ['far', 'good'],
  ['near', 'wall-shadow'],
  ['busy', 'busy'],
] as const;

function BackgroundDrawing() {
  const { t } = useTranslation('guides');
  return (
    <div className="grid max-w-md grid-cols-3 gap-4 sm:gap-5">
      {samples.map(([name, portrait]) => (
        <MarkedPortrait key={name} portrait={portrait} name={t(`take.background.${name}`)} />
      ))}
    </div>
  );
}

const shots = ['blinking', 'tilted', 'smiling', 'blurred', 'good', 'hair'] as const;

function ContactSheet() {
  return (
    <div aria-hidden="true" className="grid grid-cols-3 gap-x-4 gap-y-5 sm:grid-cols-6 sm:gap-x-5">
      {shots.map((name) => (
        <div key={name} className="relative">
          <Portrait of={name} />
          {name === 'good' && (
            <svg
              viewBox="0 0 100 120"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
              aria-hidden="true"
              className="absolute -inset-x-[16%] -inset-y-[13%] text-stamp"
            >
              <path d="M62 7C28 0 6 26 7 62C8 98 30 116 54 114C84 111 96 84 93 54C90 24 70 8 40 13" />
            </svg>
          )}
        </div>
      ))}
    </div>
  );
}

function howTo(
  t: TFunction<'guides'>,
  texts: Record<StepName, string[]>,
  address: (path: string) => string,
): object {
  return {
    '@type': 'HowTo',
    name: t('take.title'),
    description: t('take.description'),
    supply: (['wall', 'window'] as const).map((name) => ({
      '@type': 'HowToSupply',
      name: t(`take.need.${name}`),
    })),
    tool: (['camera', 'helper'] as const).map((name) => ({
      '@type': 'HowToTool',
      name: t(`take.need.${name}`),
    })),
    step: stepNames.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: t(`take.${step}.title`),
      text: texts[step].join(' '),
      url: `${address(guidePaths.take)}#${step}`,
    })),
  };
}

const needs = [
  ['camera', 'camera'],
  ['helper', 'person'],
  ['wall', 'columns'],
  ['window', 'sun'],
] as const satisfies [string, IconName][];

function Needs() {
  const { t } = useTranslation('guides');
  return (
    <TitledSection title={t('take.need.title')} className="grid gap-6">
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {needs.map(([name, icon]) => (
          <li key={name} className="flex items-start gap-3 border-t border-line pt-4">
            <Icon name={icon} className="mt-0.5 shrink-0 text-ink-soft" />
            {t(`take.need.${name}`)}
          </li>
        ))}
      </ul>
      <Notice>
        <p className="max-w-[75ch]">
          <Trans t={t} i18nKey={'take.notice'} components={{ countries: <CountriesLink /> }} />
        </p>
      </Notice>
    </TitledSection>
  );
}

function CountriesLink({ children }: { children?: ReactNode }) {
  return (
    <SiteLink
      to="/passport-photo/all-countries"
      className="font-medium text-ink underline decoration-line-strong underline-offset-3 hover:decoration-current"
    >
      {children}
    </SiteLink>
  );
}
