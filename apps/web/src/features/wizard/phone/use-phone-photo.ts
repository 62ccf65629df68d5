import { useQuery } from '@tanstack/react-query';
import type { Draft } from '@vesika/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSession } from '../../../session/session-provider.tsx';

const pollMs = 2000;

/** The photo that a phone has taken since the link was shown; asked for until the link has run out. */
export function usePhonePhoto(expiresAt: string | null): { draft: Draft | null; isOver: boolean } {
  const isSignedIn = useSession().status === 'signed-in';
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (expiresAt === null) return;
    const timer = setTimeout(() => setOver(true), Date.parse(expiresAt) - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);
  const { data } = useQuery({
    queryKey: ['phone-photo', expiresAt],
    queryFn: async () => {
      // The phone goes on as the visitor of this browser; from there the account takes it.
      if (isSignedIn) await call('claimPhotos');
      const { draft } = await call('getDraft');
      return draft;
    },
    enabled: expiresAt !== null && !isOver,
    refetchInterval: pollMs,
    // The desk may lie in the background while the phone is in the hand.
    refetchIntervalInBackground: true,
    gcTime: 0,
    retry: false,
  });
  // What lay there before the link was shown is not what the phone has taken.
  const before = useRef<string | null | undefined>(undefined);
  if (before.current === undefined && data !== undefined) before.current = nameOf(data);
  const isNew = nameOf(data ?? null) !== null && nameOf(data ?? null) !== before.current;
  return { draft: isNew && data ? data : null, isOver };
}

/** The same in the session and in the account, whichever link leads to it. */
function nameOf(draft: Draft | null): string | null {
  return draft?.imageUrl?.replace(/\?.*$/, '').split('/').at(-1) ?? null;
}
