import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Renewal } from '@vesika/contract';
import { formatDate } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { useShowFailure } from '../../../components/use-show-failure.ts';
import { documentName } from '../../../photo/document-name.ts';
import { call } from '../../../shell/api/call.ts';
import { countryName } from '../../../shell/i18n/country-names.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { Section } from './section.tsx';

/** Reminders before documents expire. They are set in the reports of photos. */
export function RenewalsSection() {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery(renewalsQuery);
  if (!data) return null;
  return (
    <Section title={t('renewal.list')} lead={t('renewal.listAbout')}>
      {data.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('renewal.none')}</p>
      ) : (
        <ul className="divide-y divide-line border border-line bg-sheet">
          {data.map((renewal) => (
            <RenewalRow key={renewal.id} renewal={renewal} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function RenewalRow({ renewal }: { renewal: Renewal }) {
  const { t } = useTranslation('dashboard');
  const { t: tWords } = useTranslation(['web', 'engine', 'supply']);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { id, countryCode, expiresOn } = renewal;
  const remove = useMutation({
    mutationFn: () => call('deleteRenewal', { params: { renewalId: id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: renewalsQuery.queryKey }),
    onError: showFailure,
  });
  const name = `${countryName(language, countryCode)} · ${documentName(tWords, renewal)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-3 ps-4 text-sm">
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <time dateTime={expiresOn} className="text-ink-soft">
          {formatDate(language, expiresOn)}
        </time>
      </span>
      <Button
        variant="quiet"
        aria-label={`${t('renewal.remove')}: ${name}`}
        busy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t('renewal.remove')}
      </Button>
    </li>
  );
}

const renewalsQuery = queryOptions({
  queryKey: ['renewals'],
  queryFn: async ({ signal }) => (await call('listRenewals', { signal })).renewals,
});
