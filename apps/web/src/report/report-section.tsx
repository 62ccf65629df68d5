import { localeOf } from '@vesika/messages';
import type { Check, CheckId, PhotoReport } from '@vesika/report';
import { componentIds, nativeNames, natives } from '@vesika/report';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../components/switch.tsx';
import { useLanguage } from '../shell/i18n/use-language.ts';
import { store, stored } from '../shell/session/stored.ts';
import { CheckGroup } from './check-group.tsx';
import { groupChecks } from './check-groups.ts';
import { CheckPicture } from './check-picture.tsx';
import { DataTable } from './expert/data-table.tsx';
import type { ReportedPhoto } from './reported-photo.ts';
import { VerdictMark } from './verdict-mark.tsx';

interface ReportSectionProps {
  photo: ReportedPhoto;
  address: string;
  about?: string;
  onPoint?: (check: CheckId | null) => void;
}

const verdicts: readonly Check['verdict'][] = ['fail', 'undetermined', 'pass'];

export function ReportSection({ photo, address, about, onPoint }: ReportSectionProps) {
  const { t } = useTranslation(['report', 'engine']);
  const [chosen, setChosen] = useState<CheckId | null>(null);
  const [pointed, setPointed] = useState<CheckId | null>(null);
  const [isExpert, setExpert] = useExpert();
  const { checks } = photo.report;
  const point = (check: CheckId | null) => {
    setPointed(check);
    onPoint?.(check);
  };
  const drawn = checks.find(({ id }) => id === (pointed ?? chosen)) ?? null;
  return (
    <section aria-labelledby="report-title" className="@container/section">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-5">
        <div className="grid gap-1.5">
          <h2 id="report-title" className="text-2xl font-semibold">
            {t('list.title')}
          </h2>
          <p className="text-sm text-ink-soft">{about ?? t('list.about')}</p>
        </div>
        <Switch checked={isExpert} onChange={setExpert}>
          {t('expert.switch')}
        </Switch>
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 pb-6">
        {verdicts.map((verdict) => (
          <li key={verdict}>
            <VerdictMark
              verdict={verdict}
              count={checks.filter((check) => check.verdict === verdict).length}
            />
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-x-10 @3xl/section:grid-cols-[minmax(0,1fr)_17rem] @5xl/section:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="@container/report grid grid-cols-[minmax(0,1fr)] gap-8">
          {groupChecks(checks).map((group) => (
            <CheckGroup
              key={group.id}
              group={group}
              photo={photo}
              address={address}
              onPoint={point}
              onChoose={setChosen}
            />
          ))}
        </div>
        <figure className="sticky top-6 grid gap-2.5 @max-3xl/section:hidden">
          <div className="graph-paper border border-line bg-sheet p-5">
            <CheckPicture photo={photo} address={address} check={drawn} />
          </div>
          <figcaption aria-hidden="true" className="min-h-11 text-sm text-ink-soft">
            {drawn
              ? t(`engine:checks.${drawn.id}.${drawn.verdict === 'fail' ? 'fault' : 'name'}`)
              : t('picture.hint')}
          </figcaption>
        </figure>
      </div>
      {isExpert && <ExpertView report={photo.report} />}
    </section>
  );
}

const key = 'report-expert';

function useExpert(): [boolean, (isExpert: boolean) => void] {
  const [isExpert, setExpert] = useState(() => stored('localStorage', key) === 'on');
  const choose = (next: boolean) => {
    setExpert(next);
    store('localStorage', key, next ? 'on' : 'off');
  };
  return [isExpert, choose];
}

function ExpertView({ report }: { report: PhotoReport }) {
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
