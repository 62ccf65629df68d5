import { paperIds } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Select } from '../../components/select.tsx';
import { gapsMm, type SheetChoice, sheetFormats } from './papers.ts';

interface SheetSelectsProps {
  sheet: SheetChoice;
  onChange: (sheet: SheetChoice) => void;
}

export function SheetSelects({ sheet, onChange }: SheetSelectsProps) {
  const { t } = useTranslation(['web', 'engine']);
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        label={t('download.sheet.paper')}
        value={sheet.paper}
        onChange={(paper) => onChange({ ...sheet, paper })}
        options={paperIds.map((paper) => [paper, t(`engine:papers.${paper}`)])}
      />
      <Select
        label={t('download.sheet.gap')}
        value={`${sheet.gapMm}`}
        onChange={(gap) => onChange({ ...sheet, gapMm: gapsMm.find((mm) => `${mm}` === gap)! })}
        options={gapsMm.map((mm) => [`${mm}` as const, t('engine:units.mm', { value: mm })])}
      />
      <Select
        label={t('download.sheet.format')}
        value={sheet.format}
        onChange={(format) => onChange({ ...sheet, format })}
        options={sheetFormats.map((format) => [format, format.toUpperCase()])}
      />
    </div>
  );
}
