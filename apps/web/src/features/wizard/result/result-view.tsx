import type { ProcessedPhoto } from '@vesika/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { countryName } from '../choose/country-names.ts';
import { ChangesList } from './changes-list.tsx';
import { Comparison } from './comparison.tsx';
import { Downloads } from './downloads.tsx';
import { ReportList } from './report-list.tsx';
import { VerdictPanel } from './verdict-panel.tsx';

interface ResultViewProps {
  photo: ProcessedPhoto;
  originalAddress: string;
  onAgain: () => void;
}

export default function ResultView({ photo, originalAddress, onAgain }: ResultViewProps) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [madeOn] = useState(() => new Date());
  useEffect(() => heading.current?.focus(), []);
  const { countryCode, documentType } = photo.requirement;
  return (
    <div className="grid gap-12">
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-5">
          <header>
            <p className="text-sm text-ink-soft">
              {`${countryName(language, countryCode)} · ${t(`engine:documents.${documentType as 'passport'}`)}`}
            </p>
            <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold outline-none sm:text-4xl">
              {t('result.heading')}
            </h1>
          </header>
          <Comparison originalAddress={originalAddress} photo={photo} />
        </div>
        <div className="grid gap-7 lg:pt-20">
          <VerdictPanel photo={photo} madeOn={madeOn} />
          <Downloads photo={photo} />
          <Button onClick={onAgain}>
            <Icon name="again" />
            {t('result.again')}
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <ReportList report={photo.report} />
        <ChangesList changes={photo.report.changes} />
      </div>
    </div>
  );
}
