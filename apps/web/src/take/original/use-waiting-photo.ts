import { useEffect, useEffectEvent } from 'react';
import { useIsOnline } from '../../shell/api/follow-network.ts';
import { isUploaded, type PhotoSource } from './photo-source.ts';
import { keepWaiting, type WaitingFor, waitingPhoto } from './waiting-photo.ts';

interface WaitingPhotoParts {
  place: WaitingFor;
  source: PhotoSource | null;
  choose: (file: File) => void;
}

/** Chooses the photo that waits on this device, and keeps the chosen one there while there is no network. */
export function useWaitingPhoto({ place, source, choose }: WaitingPhotoParts): { isOnline: boolean } {
  const isOnline = useIsOnline();
  const chooseWaiting = useEffectEvent((file: File) => choose(file));
  useEffect(() => {
    void waitingPhoto(place).then((file) => file && chooseWaiting(file));
  }, [place]);
  useEffect(() => {
    if (!isOnline && source?.kind === 'file' && !isUploaded(source)) void keepWaiting(place, source.file);
  }, [isOnline, place, source]);
  return { isOnline };
}
