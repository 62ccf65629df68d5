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
  /** For showing it. */
  address: string;
  /** What was done by hand to an earlier photo of it. */
  touchUp: TouchUp;
}

/** The original of a photo that is to be made again may be on its way, deleted, or out of reach just now. */
export type OriginalState = 'ready' | 'loading' | 'gone' | 'failed';

/** The picture on the desk: the file that was chosen, or the stored original of an earlier photo. */
export function useChosenPhoto(originalOf: string | null) {
  const session = useSession();
  const [held, setHeld] = useState(() => keptPhoto.get());
  const [restored, setRestored] = useState<ChosenPhoto | null>(null);
  // Whose session ended on the way is still the one at work.
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
    // Each answer signs a new link; the picture on screen must not flicker for it.
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
    /** The picture that the service has of a photo begun earlier. */
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
    /** A photo was made of it: it stays on screen, and is not brought to another page any more. */
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

/** An address for a file of the visitor, given back when another one comes or the page goes. */
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
