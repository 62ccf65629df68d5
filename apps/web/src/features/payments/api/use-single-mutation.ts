import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const queries = useQueryClient();
  const mutationKey = [useId()];
  const mutation = useMutation({ ...options, mutationKey });
  const isRunning = () => queries.isMutating({ mutationKey }) > 0;
  const mutate: typeof mutation.mutate = (...order) => {
    if (!isRunning()) mutation.mutate(...order);
  };
  return { ...mutation, mutate, isRunning };
}
