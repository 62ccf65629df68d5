import { type Paper, requestLine, sheetDpis } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../components/fold.tsx';
import { Select } from '../../components/select.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { SaveButton } from './save-button.tsx';

/** Density at which a photo lab prints, and the length that its ruler of 50 mm has on paper. */
export interface LabScale {
  dpi: (typeof sheetDpis)[number];
  rulerPrintedMm: number;
}

const rulersMm = [50, 50.5, 51, 51.5, 52, 52.5, 53];

interface LabScaleSelectsProps {
  paper: Paper;
  lab: LabScale;
  onChange: (lab: LabScale) => void;
}

/** Labs enlarge pictures unasked, so the ruler alone can be printed before the photos are. */
export function LabScaleSelects({ paper, lab, onChange }: LabScaleSelectsProps) {
  const { t } = useTranslation(['web', 'engine']);
  const ruler = { paper, format: 'jpg', dpi: lab.dpi, language: useLanguage() } as const;
  return (
    <Fold title={t('download.lab.scale')}>
      <div className="grid gap-2 text-sm">
        <p className="text-ink-soft">{t('download.lab.test')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <SaveButton
            kind="file"
            file={{
              address: requestLine('printSheet', { query: ruler }).url,
              fileName: `vesika-ruler-${paper}.jpg`,
            }}
          >
            {t('download.lab.ruler')}
          </SaveButton>
          <Select
            label={t('download.lab.printed')}
            value={`${lab.rulerPrintedMm}`}
            onChange={(mm) => onChange({ ...lab, rulerPrintedMm: Number(mm) })}
            options={rulersMm.map((mm) => [`${mm}`, t('engine:units.mm', { value: mm })])}
          />
          <Select
            label={t('download.lab.dpi')}
            value={`${lab.dpi}`}
            onChange={(dpi) => onChange({ ...lab, dpi: sheetDpis.find((each) => `${each}` === dpi)! })}
            options={sheetDpis.map((dpi) => [`${dpi}` as const, t('engine:units.dpi', { value: dpi })])}
          />
        </div>
      </div>
    </Fold>
  );
}
