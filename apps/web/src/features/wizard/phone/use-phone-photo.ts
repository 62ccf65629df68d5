import { useQuery } from '@tanstack/react-query';
import type { Draft } from '@vesika/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useSession } from '../../../session/session-provider.tsx';

const pollMs = 2000;

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
      // The phone shares this browser's guest session, so the photo must be claimed for the account first.
      if (isSignedIn) await call('claimPhotos');
      const { draft } = await call('getDraft');
      return draft;
    },
    enabled: expiresAt !== null && !isOver,
    refetchInterval: pollMs,
    // The browser tab may be in the background while the user holds the phone.
    refetchIntervalInBackground: true,
    gcTime: 0,
    retry: false,
  });
  // A draft that existed before the link was shown did not come from the phone.
  const before = useRef<string | null | undefined>(undefined);
  if (before.current === undefined && data !== undefined) before.current = nameOf(data);
  const isNew = nameOf(data ?? null) !== null && nameOf(data ?? null) !== before.current;
  return { draft: isNew && data ? data : null, isOver };
}

function nameOf(draft: Draft | null): string | null {
  return draft?.imageUrl?.replace(/\?.*$/, '').split('/').at(-1) ?? null;
}
