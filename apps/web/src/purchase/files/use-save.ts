import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureTexts } from '../../api/failure-texts.ts';
import { saveFile } from '../../api/save-file.ts';
import { showError, showSuccess } from '../../components/toaster.tsx';

export function useSave() {
  const { t } = useTranslation(['web', 'engine']);
  return useMutation({
    mutationFn: ({ address, fileName }: { address: string; fileName: string }) => saveFile(address, fileName),
    onSuccess: () => showSuccess(t('download.done')),
    onError: (error) => showError(t('download.failed'), failureTexts(t, error).action),
  });
}
