import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../components/toaster.tsx';
import { useShowFailure } from '../../components/use-show-failure.ts';
import { saveFile } from '../../shell/api/save-file.ts';

export interface FileToSave {
  address: string;
  fileName: string;
}

/** Tells the person that the photo or the file was saved. */
export function useSave(kind: 'photo' | 'file' = 'photo') {
  const { t } = useTranslation();
  const isPhoto = kind === 'photo';
  return useMutation({
    mutationFn: ({ address, fileName }: FileToSave) => saveFile(address, fileName),
    onSuccess: () => showSuccess(t(isPhoto ? 'download.done' : 'download.file.done')),
    onError: useShowFailure(t(isPhoto ? 'download.failed' : 'download.file.failed')),
  });
}
