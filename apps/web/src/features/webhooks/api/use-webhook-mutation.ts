import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clearToasts } from '../../../components/toaster.tsx';
import { useShowFailure } from '../../../components/use-show-failure.ts';
import { endpointsQuery } from './webhooks.ts';

export function useWebhookMutation<Answer, Input = void>(
  act: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer) => void = () => {},
  isShownInPlace: (error: Error) => boolean = () => false,
) {
  const showFailure = useShowFailure();
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
      if (!isShownInPlace(error)) showFailure(error);
    },
  });
}
