import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureTexts } from '../../../api/failure-texts.ts';
import { clearToasts, showError } from '../../../components/toaster.tsx';
import { endpointsQuery } from './webhooks.ts';

export function useWebhookMutation<Answer, Input = void>(
  act: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer) => void = () => {},
  isToldInPlace: (error: Error) => boolean = () => false,
) {
  const { t } = useTranslation(['web', 'engine']);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onMutate: clearToasts,
    onSuccess: async (answer) => {
      onDone(answer);
      await Promise.all([
        queries.invalidateQueries({ queryKey: endpointsQuery.queryKey }),
        queries.invalidateQueries({ queryKey: ['webhook-deliveries'] }),
      ]);
    },
    onError: (error) => {
      if (isToldInPlace(error)) return;
      const { title, action } = failureTexts(t, error);
      showError(title, action);
    },
  });
}
