import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { failureTexts } from '../../api/failure-texts.ts';
import { showError } from '../../components/toaster.tsx';

export function useNamePerson(photoId: string) {
  const { t } = useTranslation(['web', 'engine']);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (personName: string | null) =>
      call('namePerson', { params: { photoId }, body: { personName } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['photos'] }),
    onError: (error) => showError(failureTexts(t, error).title),
  });
}
