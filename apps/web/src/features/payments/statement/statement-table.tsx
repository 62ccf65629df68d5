import type { LedgerEntry } from '@vesika/contract';
import { formatChange } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { usePlanName } from '../../../buy/plans/use-plan-name.ts';
import { creditAmount } from '../../../shell/i18n/credit-amount.ts';
import { useFormats } from '../../../shell/i18n/use-formats.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { Column } from '../column.tsx';
import { PhotoSubject } from '../texts/photo-subject.tsx';

export function StatementTable({ entries }: { entries: readonly LedgerEntry[] }) {
  const { t } = useTranslation('payments');
  return (
    <table className="w-full border border-line bg-sheet text-sm max-md:block">
      <caption className="sr-only">{t('statement.title')}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line text-xs text-ink-soft">
          <Column name={t('statement.date')} />
          <Column name={t('statement.reason')} />
          <Column name={t('statement.package')} />
          <Column name={t('statement.change')} end />
          <Column name={t('history.credits')} end />
        </tr>
      </thead>
      <tbody className="max-md:block">
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ entry }: { entry: LedgerEntry }) {
  const { t } = useTranslation('payments');
  const { day } = useFormats();
  const language = useLanguage();
  const nameOf = usePlanName();
  const { createdAt, reason, photo, change, balance } = entry;
  return (
    <tr className="border-b border-line last:border-b-0 max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:gap-x-3 max-md:px-4 max-md:py-3">
      <td className="whitespace-nowrap max-md:col-start-1 max-md:row-start-2 max-md:text-ink-soft md:py-3 md:ps-5 md:pe-3">
        {day(createdAt)}
      </td>
      <th scope="row" className="text-start font-medium max-md:col-span-2 max-md:row-start-1 md:px-3 md:py-3">
        {t(`reasons.${reason}`)}
        {photo && (
          <span className="block font-normal text-ink-soft">
            <PhotoSubject {...photo} />
          </span>
        )}
      </th>
      <td className="text-ink-soft max-md:col-start-2 max-md:row-start-2 md:px-3">{nameOf(entry)}</td>
      <td
        className={`text-end text-base font-semibold max-md:col-start-3 max-md:row-start-1 md:px-3 ${change > 0 ? 'text-pass' : ''}`}
      >
        {formatChange(language, change)}
      </td>
      <td className="text-end max-md:col-start-3 max-md:row-start-2 md:ps-3 md:pe-5">
        <span className="inline-flex items-baseline gap-1.5">
          <span aria-hidden="true" className="text-xs text-ink-soft md:hidden">
            {t('history.credits')}
          </span>
          {creditAmount(language, balance)}
        </span>
      </td>
    </tr>
  );
}
