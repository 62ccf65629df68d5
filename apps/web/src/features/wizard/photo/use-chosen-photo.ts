import { useQuery } from '@tanstack/react-query';
import type { TouchUp } from '@vesika/report';
import { useEffect, useMemo, useState } from 'react';
import { ServiceError } from '../../../api/request.ts';
import { type PhotoSource, storedSource } from '../../../original/photo-source.ts';
import { photoQuery } from '../../../purchase/files/photo-query.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { keptPhoto, seenBy } from './kept-photo.ts';

export interface ChosenPhoto {
  source: PhotoSource;
  address: string;
  /** The strokes drawn on an earlier photo of the same original. */
  touchUp: TouchUp;
}

/** State of the stored original when a photo is made again; `gone` means that it has been deleted. */
export type OriginalState = 'ready' | 'loading' | 'gone' | 'failed';

/** The picture on the desk: the chosen file, or the stored original of an earlier photo. */
export function useChosenPhoto(originalOf: string | null) {
  const session = useSession();
  const [held, setHeld] = useState(() => keptPhoto.get());
  const [restored, setRestored] = useState<ChosenPhoto | null>(null);
  // A user whose session has expired still owns the photo on screen.
  const ended = session.status === 'guest' && session.since === 'ended';
  const userId = ended ? (held?.owner ?? null) : (session.user?.id ?? null);
  const seen = seenBy(held, userId);
  if (seen && seen.owner !== held?.owner) hold(seen);
  const file = seen?.file ?? null;
  const fileAddress = useObjectUrl(file);

  const stored = useQuery({
    ...photoQuery(originalOf ?? ''),
    select: (answer) => answer,
    enabled: originalOf !== null,
    // Every response contains a newly signed link; refetching would make the picture flicker.
    staleTime: 30 * 60_000,
    retry: (count, error) => count < 1 && !isGone(error),
  });
  const earlier = originalOf === null ? undefined : stored.data;
  const originalUrl = earlier?.photo.originalUrl ?? null;
  const touchUp = earlier?.touchUp ?? untouched;

  const photo = useMemo((): ChosenPhoto | null => {
    if (originalUrl) return { source: storedSource(originalUrl), address: originalUrl, touchUp };
    if (!file || !fileAddress) return restored;
    return { source: { kind: 'file', name: file.name, file }, address: fileAddress, touchUp: untouched };
  }, [originalUrl, touchUp, file, fileAddress, restored]);

  function hold(photo: typeof held) {
    keptPhoto.set(photo);
    setHeld(photo);
  }

  return {
    photo: originalOf !== null && stored.isPending ? null : photo,
    original: stateOf(originalOf, stored, originalUrl),
    reloadOriginal: () => void stored.refetch(),
    choose: (chosen: File) => {
      setRestored(null);
      hold({ file: chosen, owner: userId });
    },
    /** Shows the picture that the service stores for an earlier draft. */
    restore: (imageUrl: string): ChosenPhoto => {
      const photo = { source: storedSource(imageUrl), address: imageUrl, touchUp: untouched };
      hold(null);
      setRestored(photo);
      return photo;
    },
    putAway: () => {
      setRestored(null);
      hold(null);
    },
    /** Called once a photo has been made: the original stays on screen but is no longer carried to other pages. */
    release: () => keptPhoto.set(null),
  };
}

const untouched: TouchUp = [];

function stateOf(
  originalOf: string | null,
  stored: { isPending: boolean; error: Error | null },
  originalUrl: string | null,
): OriginalState {
  if (originalOf === null || originalUrl) return 'ready';
  if (stored.isPending) return 'loading';
  return !stored.error || isGone(stored.error) ? 'gone' : 'failed';
}

function isGone(error: Error): boolean {
  return error instanceof ServiceError && ['photo-not-found', 'request-invalid'].includes(error.code);
}

/** Creates an object URL for the file and revokes it when the file changes or the component unmounts. */
function useObjectUrl(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}
