import { formatNumber, localeOf } from '@vesika/messages';
import type { PhotoReport } from '@vesika/report';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../components/choice.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { useElementSize } from '../../components/use-element-size.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { useReportWords } from '../../shell/i18n/use-report-words.ts';
import { proofFigures } from './figures.ts';
import { flooredShare } from './floored-share.ts';
import { lightOf } from './light.ts';
import { type PictureKind, ProofPicture, type ProofPictures } from './proof-picture.tsx';

export interface ProofViewProps extends ProofPictures {
  watermarked: boolean;
}

export function ProofView(props: ProofViewProps) {
  const { report, originalUrl, proofUrl, watermarked } = props;
  const { t } = useTranslation('adjust');
  const frame = useRef<HTMLDivElement>(null);
  const wide = useElementSize(frame).widthPx >= 560;
  const [chosenView, setChosenView] = useState<'columns' | 'single'>('single');
  const [shown, setShown] = useState<PictureKind>('result');
  const view = wide ? chosenView : 'single';
  const kinds = (['original', 'result', 'difference'] as const).filter(
    (kind) =>
      (kind !== 'original' || (originalUrl !== null && report.placement !== null)) &&
      (kind !== 'difference' || proofUrl !== null),
  );
  const single = kinds.includes(shown) ? shown : 'result';
  return (
    <div ref={frame} className="grid gap-5">
      <ProofVerdict report={report} />
      <div className="grid gap-4">
        {kinds.length > 1 && (
          <div className="flex flex-wrap gap-3">
            {wide && (
              <Segments
                legend={t('proof.view')}
                hideLegend
                name="proof-view"
                value={view}
                onChange={setChosenView}
                options={(['columns', 'single'] as const).map((each) => ({
                  value: each,
                  name: t(`proof.${each}`),
                }))}
              />
            )}
            {view === 'single' && (
              <Segments
                legend={t('proof.shown')}
                hideLegend
                name="proof-shown"
                value={single}
                onChange={setShown}
                options={kinds.map((kind) => ({ value: kind, name: t(`proof.${kind}`) }))}
              />
            )}
          </div>
        )}
        <div
          className={`grid gap-4 ${view === 'columns' ? 'grid-flow-col auto-cols-fr' : 'mx-auto w-full max-w-md'}`}
        >
          {(view === 'columns' ? kinds : [single]).map((kind) => (
            <ProofPicture key={kind} kind={kind} {...props} />
          ))}
        </div>
        {proofUrl !== null && <p className="text-sm text-ink-soft">{t('proof.differenceAbout')}</p>}
        {originalUrl === null && <p className="text-sm text-ink-soft">{t('proof.originalGone')}</p>}
        {watermarked && <p className="text-sm text-ink-soft">{t('proof.watermark')}</p>}
      </div>
      <ProofFigures report={report} />
    </div>
  );
}

function ProofVerdict({ report: { proof, changes } }: { report: PhotoReport }) {
  const { t } = useTranslation('adjust');
  const language = useLanguage();
  const words = useReportWords();
  const touchUp = changes.find(({ what }) => what === 'touch-up');
  if (!proof) return <p>{t('proof.notMeasured')}</p>;
  const share = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  return (
    <div className="grid max-w-[65ch] gap-2">
      <p className="text-lg leading-snug font-medium">
        {proof.comparedShare === 0
          ? t('proof.nothingCompared')
          : t('proof.verdict', {
              share: share.format(flooredShare(proof.unchangedShare)),
              levels: proof.toleranceLevels,
            })}
      </p>
      <p className="text-ink-soft">{t(lightOf(proof) ? 'proof.lightChanged' : 'proof.lightKept')}</p>
      {touchUp && (
        <p className="text-ink-soft">
          {t('proof.touchedUp', { share: words.quantity(touchUp.amount, 'share') })}
        </p>
      )}
    </div>
  );
}

function ProofFigures({ report }: { report: PhotoReport }) {
  const { t } = useTranslation('adjust');
  const words = useReportWords();
  const language = useLanguage();
  const texts = {
    quantity: words.quantity,
    factor: (value: number) => formatNumber(language, value, 'ratio'),
    levels: (value: number) => t('proof.levels', { value: formatNumber(language, value, '/255') }),
    word: (word: 'whole' | 'notTurned' | 'unchanged' | 'kept') => t(`proof.${word}`),
  };
  return (
    <TitledSection title={t('proof.figures')} level="h3" headingClass="pb-2 text-lg font-semibold">
      <dl className="grid border-t border-ink text-sm sm:grid-cols-2 sm:gap-x-10">
        {proofFigures(report, texts).map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-ink-soft">{t(`proof.${name}`)}</dt>
            <dd className="text-end font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}
