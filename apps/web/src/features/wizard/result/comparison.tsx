import type { ProcessedPhoto } from '@vesika/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/choice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Switch } from '../../../components/switch.tsx';
import { useWide } from '../../../components/use-wide.ts';
import { useReportWords } from '../../../i18n/use-report-words.ts';
import { ComparisonSlider } from './comparison-slider.tsx';
import { LineLabels, MeasuredLines } from './measured-lines.tsx';
import { SideBySide } from './side-by-side.tsx';

interface ComparisonProps {
  originalAddress: string;
  photo: ProcessedPhoto;
  resultAddress: string;
  resultName: string;
}

/** Original and result: beside each other where there is room, under one sliding edge where there is not. */
export function Comparison({ originalAddress, photo, resultAddress, resultName }: ComparisonProps) {
  const { t } = useTranslation();
  const words = useReportWords();
  const frame = useRef<HTMLDivElement>(null);
  const wide = useWide(frame, 528);
  const [chosenView, setChosenView] = useState<'slider' | 'columns' | null>(null);
  const [lines, setLines] = useState(true);
  const view = chosenView ?? (wide ? 'columns' : 'slider');
  const { measures } = photo.report;
  const mm = (value: number) => words.quantity(value, 'mm');
  const View = view === 'columns' ? SideBySide : ComparisonSlider;
  return (
    <div ref={frame} className="grid gap-5">
      <div className="graph-paper border border-line bg-sheet px-4 py-10 sm:px-8">
        <View
          originalAddress={originalAddress}
          resultAddress={resultAddress}
          resultName={resultName}
          ratio={photo.report.photo.widthPx / photo.report.photo.heightPx}
          overlay={lines && <MeasuredLines {...photo.report} />}
          labels={<LineLabels {...photo.report} hidden={!lines} />}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segments
          legend={t('result.view')}
          hideLegend
          name="view"
          value={view}
          onChange={setChosenView}
          options={[
            { value: 'slider', name: <ViewName icon="sliders">{t('result.slider')}</ViewName> },
            { value: 'columns', name: <ViewName icon="columns">{t('result.sideBySide')}</ViewName> },
          ]}
        />
        <Switch checked={lines} onChange={setLines}>
          {t('result.lines')}
        </Switch>
      </div>
      <p className="sr-only">
        {t('result.measured', { head: mm(measures.headHeightMm), eyes: mm(measures.eyeLineFromBottomMm) })}
      </p>
    </div>
  );
}

function ViewName({ icon, children }: { icon: 'sliders' | 'columns'; children: string }) {
  return (
    <span className="flex items-center gap-2 px-2 whitespace-nowrap">
      <Icon name={icon} className="shrink-0" />
      {children}
    </span>
  );
}
