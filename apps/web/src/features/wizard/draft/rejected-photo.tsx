import { useQuery } from '@tanstack/react-query';
import type { RejectionReason } from '@vesika/contract';
import type { Check } from '@vesika/report';
import { type CheckGroup, checks } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { photoReportQuery } from '../../../report/reported-photo.ts';
import { MeasuredValue, PermittedValue } from '../../../report/values/check-values.tsx';
import { useReportWords } from '../../../shell/i18n/use-report-words.ts';
import { strip } from './draft-notice.tsx';

/** Shows who takes a photo again the objection of the office beside what was measured. */
export function RejectedPhoto({ photoId }: { photoId: string }) {
  const { t } = useTranslation('report');
  const words = useReportWords();
  const { data } = useQuery(photoReportQuery(photoId));
  if (!data?.rejection) return null;
  const { reason, authorityReason } = data.rejection;
  const measured = measuredFor(reason, data.report.checks);
  return (
    <section className={`${strip} text-sm`}>
      <img src={data.photo.thumbnailUrl} alt="" className="h-14 w-11 shrink-0 object-cover" />
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-medium">{t('rejection.title')}</h2>
        {reason && reason !== 'other' && <p>{t(`rejection.reasons.${reason}`)}</p>}
        {authorityReason && <p className="break-words">“{authorityReason}”</p>}
      </div>
      {measured.length > 0 && (
        <table className="w-full max-w-xl text-start">
          <caption className="text-start text-ink-soft">{t('rejection.measured')}</caption>
          <tbody>
            {measured.map((check) => (
              <tr key={check.id}>
                <th scope="row" className="pe-3 text-start font-normal">
                  {words.title(check)}
                </th>
                <td className="pe-3 font-medium">
                  <MeasuredValue check={check} />
                </td>
                <td className="text-ink-soft">
                  <PermittedValue check={check} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const groups: Partial<Record<RejectionReason, CheckGroup>> = {
  'head-size': 'head',
  background: 'background',
  light: 'light',
};
const shownMax = 4;

function measuredFor(reason: RejectionReason | null, all: readonly Check[]): Check[] {
  const group = reason && groups[reason];
  const about = all.filter(({ id, verdict }) => (group ? checks[id].group === group : verdict !== 'pass'));
  return about.filter(({ evidence, value }) => evidence === 'measured' && value !== null).slice(0, shownMax);
}
