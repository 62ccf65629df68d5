import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTakenPhoto } from './use-taken-photo.ts';

/** One photo by drop, dialog or camera. */
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
