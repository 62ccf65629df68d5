import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../components/toaster.tsx';
import { fitUpload } from './fit-upload.client.ts';
import { rejectionOf } from './upload-limits.ts';

interface Taking {
  /** `isFitted`: it is smaller than what was chosen, or in another format. */
  onPhoto: (file: File, isFitted: boolean) => void;
  onRefused: () => void;
}

/** Chosen files to the one that is used: made to fit where it can be, refused where it cannot. */
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
