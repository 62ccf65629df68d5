import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Switch } from '../../../components/switch.tsx';
import { showError, showSuccess } from '../../../components/toaster.tsx';
import { call } from '../../../shell/api/call.ts';
import { errorText } from '../error-text.ts';
import { Section } from './section.tsx';

export function RulesMailSection() {
  const { t } = useTranslation('original');
  const { t: tFailure } = useTranslation(['account', 'engine']);
  const queryClient = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(preferencesQuery);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: setPreferences,
    onSuccess: (saved) => {
      queryClient.setQueryData(preferencesQuery.queryKey, saved);
      showSuccess(t(saved.rulesChangeMail ? 'mail.on' : 'mail.off'));
    },
    onError: (error) => showError(t('mail.failed'), errorText(tFailure, error)),
  });
  const shown = isPending ? variables : data;
  return (
    <Section title={t('mail.title')} lead={t('mail.lead')}>
      <div className="grid min-h-11 justify-items-start">
        {shown && (
          <Switch
            checked={shown.rulesChangeMail}
            onChange={(rulesChangeMail) => mutate({ ...shown, rulesChangeMail })}
          >
            {t('mail.switch')}
          </Switch>
        )}
        {!shown && isError && (
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('mail.retry')}
          </Button>
        )}
      </div>
    </Section>
  );
}

const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => call('getPreferences', { signal }),
});

function setPreferences(preferences: Preferences): Promise<Preferences> {
  return call('setPreferences', { body: preferences });
}
