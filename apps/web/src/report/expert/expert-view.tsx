import { localeOf } from '@vesika/messages';
import { componentIds, nativeNames, natives, type PhotoReport } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { DataTable } from './data-table.tsx';

export function ExpertView({ report }: { report: PhotoReport }) {
  const { t } = useTranslation(['report', 'engine']);
  const exact = useExactNumber();
  const components = new Map(report.components.map((component) => [component.id, component]));
  const timings = Object.entries(report.timingsMs) as [keyof PhotoReport['timingsMs'], number][];
  return (
    <div className="mt-10 grid gap-10">
      <DataTable
        title={t('expert.natives.title')}
        about={t('expert.natives.about')}
        columns={[t('expert.name'), t('expert.value'), t('expert.unit')]}
        rows={nativeNames.map((name) => ({
          name,
          cells: [exact(report.natives[name]), natives[name].unit],
        }))}
      />
      {report.components.length > 0 && (
        <DataTable
          title={t('expert.components.title')}
          about={t('expert.components.about')}
          columns={[t('expert.name'), t('expert.components.native'), t('expert.components.score')]}
          rows={componentIds.map((id) => {
            const { native = null, score = null } = components.get(id) ?? {};
            return native === null && score === null
              ? { name: id, note: t('expert.components.missing') }
              : { name: id, cells: [exact(native), exact(score)] };
          })}
        />
      )}
      <DataTable
        title={t('expert.timings.title')}
        columns={[t('expert.timings.step'), t('expert.value')]}
        rows={timings.map(([step, ms]) => ({
          name: step,
          label: t(`engine:steps.${step}`),
          cells: [t('expert.timings.ms', { value: exact(Math.round(ms)) })],
        }))}
      />
    </div>
  );
}

function useExactNumber(): (value: number | null | undefined) => string {
  const format = new Intl.NumberFormat(localeOf(useLanguage()), { maximumSignificantDigits: 4 });
  return (value) => (value === null || value === undefined ? '–' : format.format(value));
}
