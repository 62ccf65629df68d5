import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../api/save-file.ts';
import { useShowFailure } from '../../api/use-show-failure.ts';
import { showSuccess } from '../../components/toaster.tsx';

export interface FileToSave {
  address: string;
  fileName: string;
}

export function useSave() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ address, fileName }: FileToSave) => saveFile(address, fileName),
    onSuccess: () => showSuccess(t('download.done')),
    onError: useShowFailure(t('download.failed')),
  });
}
