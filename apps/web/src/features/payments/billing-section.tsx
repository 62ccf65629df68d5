import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { TextField, WordsField } from '../../components/fields/text-field.tsx';
import { Fold } from '../../components/fold.tsx';
import { showSuccess } from '../../components/toaster.tsx';
import { useShowFailure } from '../../components/use-show-failure.ts';
import { call } from '../../shell/api/call.ts';

/** Only companies need it, so it is folded. */
export function BillingSection() {
  const { t } = useTranslation('payments');
  const { data } = useQuery(billingQuery);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (body: { company: string; taxId: string }) => call('setBillingDetails', { body }),
    onSuccess: (saved) => {
      queries.setQueryData(billingQuery.queryKey, saved);
      showSuccess(t('billing.saved'));
    },
    onError: useShowFailure(),
  });
  if (!data) return null;
  return (
    <Fold title={t('billing.title')}>
      <p className="text-sm text-ink-soft">{t('billing.about')}</p>
      <form
        className="grid max-w-lg justify-items-start gap-4 *:w-full"
        action={(form) =>
          save.mutate({ company: String(form.get('company')), taxId: String(form.get('taxId')) })
        }
      >
        <WordsField
          label={t('billing.company')}
          name="company"
          autoComplete="organization"
          defaultValue={data.company ?? ''}
          maxLength={500}
          rows={3}
        />
        <TextField label={t('billing.taxId')} name="taxId" defaultValue={data.taxId ?? ''} maxLength={40} />
        <Button type="submit" variant="ink" className="w-auto!" busy={save.isPending}>
          {t('billing.save')}
        </Button>
      </form>
    </Fold>
  );
}

const billingQuery = queryOptions({
  queryKey: ['billing-details'],
  queryFn: ({ signal }) => call('getBillingDetails', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
