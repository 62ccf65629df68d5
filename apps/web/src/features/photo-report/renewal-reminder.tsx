import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { localeOf } from '@vesika/messages';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { useShowFailure } from '../../components/use-show-failure.ts';
import { call } from '../../shell/api/call.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';

export function RenewalReminder({ photoId }: { photoId: string }) {
  const { t } = useTranslation('dashboard');
  const locale = localeOf(useLanguage());
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const query = renewalQuery(photoId);
  const { data } = useQuery(query);
  const [typed, setTyped] = useState('');
  const [isPast, setPast] = useState(false);
  const change = useMutation({
    mutationFn: (expiresOn: string | null) =>
      call('setRenewal', { params: { photoId }, body: { expiresOn } }),
    onSuccess: (renewal) => queryClient.setQueryData(query.queryKey, renewal),
    onError: showFailure,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isFuture = typed > new Date().toISOString().slice(0, 10);
    setPast(!isFuture);
    if (isFuture) change.mutate(typed);
  };
  if (!data) return null;
  const { expiresOn } = data;
  const day = (date: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return (
    <TitledSection
      title={t('renewal.title')}
      headingClass="text-xl font-bold"
      className="grid max-w-xl gap-3 border-t border-line pt-6"
    >
      <p className="text-sm text-ink-soft">{t('renewal.about')}</p>
      <div role="status">{expiresOn && <p>{t('renewal.saved', { date: day(expiresOn) })}</p>}</div>
      {expiresOn ? (
        <Button className="justify-self-start" busy={change.isPending} onClick={() => change.mutate(null)}>
          {t('renewal.remove')}
        </Button>
      ) : (
        <form
          noValidate
          onSubmit={submit}
          className="grid gap-3 sm:grid-cols-[minmax(0,16rem)_auto] sm:items-end"
        >
          <TextField
            label={t('renewal.date')}
            type="date"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={isPast ? t('renewal.past') : undefined}
          />
          <Button
            type="submit"
            variant="ink"
            className="min-h-12 sm:justify-self-start"
            busy={change.isPending}
          >
            {t('renewal.save')}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

function renewalQuery(photoId: string) {
  return queryOptions({
    queryKey: ['renewal', photoId],
    queryFn: ({ signal }) => call('getRenewal', { params: { photoId }, signal }),
  });
}
