import { useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { showError } from '../../components/toaster.tsx';
import { fitUpload } from './fit-upload.client.ts';
import { rejectionOf } from './upload-limits.ts';

export function usePhotoDrop(onPhoto: (file: File, isFitted: boolean) => void) {
  const [isRefused, setRefused] = useState(false);
  const { take, isFitting } = useTakenPhoto({
    onPhoto: (file, isFitted) => {
      setRefused(false);
      onPhoto(file, isFitted);
    },
    onRefused: () => setRefused(true),
  });
  const zone = useDropzone({
    noKeyboard: true,
    onDrop: (files) => void take(files),
    onFileDialogCancel: () => setRefused(false),
  });
  return { ...zone, isRefused, isFitting, take: (files: readonly File[]) => void take(files) };
}

interface Taking {
  onPhoto: (file: File, isFitted: boolean) => void;
  onRefused: () => void;
}

export function useTakenPhoto({ onPhoto, onRefused }: Taking) {
  const { t } = useTranslation();
  const [isFitting, setFitting] = useState(false);
  const latest = useRef<File>(null);
  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    latest.current = file;
    const reason = files.length > 1 ? 'single' : rejectionOf(file);
    const mayFit = reason === 'size' || reason === 'heic';
    setFitting(mayFit);
    const fitted = mayFit ? await fitUpload(file) : null;
    if (latest.current !== file) return;
    setFitting(false);
    const problem = fitted ? null : reason;
    if (!problem) return onPhoto(fitted ?? file, fitted !== null);
    onRefused();
    showError(t('validation.title'), t(`validation.${problem}`));
  };
  return { take, isFitting };
}
