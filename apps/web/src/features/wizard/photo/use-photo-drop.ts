import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../components/toaster.tsx';
import { rejectionOf } from './upload-limits.ts';

/** One photo by drop, dialog or camera; files that cannot be used are refused with a toast and a message. */
export function usePhotoDrop(onPhoto: (file: File) => void) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const reason = files.length > 1 ? 'single' : rejectionOf(file);
    const message = reason && t(`validation.${reason}`);
    setProblem(message);
    if (message) showError(t('validation.title'), message);
    else onPhoto(file);
  };
  const zone = useDropzone({
    noKeyboard: true,
    onDrop: (files) => take(files),
    onFileDialogCancel: () => setProblem(null),
  });
  return { ...zone, problem, take };
}
