import { useQuery } from '@tanstack/react-query';
import type { Draft } from '@vesika/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../shell/api/call.ts';
import { useHydrated } from '../../shell/routing/use-hydrated.ts';
import { useSession } from '../../shell/session/session-provider.tsx';
import {
  fileSource,
  forgetUpload,
  type PhotoSource,
  storedSource,
  withUpload,
} from '../../take/original/photo-source.ts';
import { useVisit } from '../../take/original/visit.tsx';
import type { CheckOrder } from './use-check.ts';

export interface CheckedPicture {
  source: PhotoSource;
  address: string;
  isFitted: boolean;
}

export function useCheckedPicture() {
  const [picture, setPicture] = useState<CheckedPicture | null>(null);
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  const visit = useVisit();
  const { status } = useSession();
  /** Once the user has chosen or removed a picture, nothing is restored, even if the address asks for it. */
  const [isSettled, setSettled] = useState(false);
  const isStored = isHydrated && !isSettled && search.get('photo') === 'kept';
  const note = (kept: boolean) =>
    setSearch(
      (params) => {
        if (kept) params.set('photo', 'kept');
        else params.delete('photo');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );

  const { data, isFetching } = useQuery({
    queryKey: ['draft'],
    queryFn: async ({ signal }) => {
      await visit.claim.ended;
      return call('getDraft', { signal });
    },
    enabled: isStored && picture === null && (status === 'guest' || status === 'signed-in'),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const restore = useEffectEvent((draft: Draft | null) => {
    if (!isStored || picture !== null) return;
    const address = draft?.imageUrl;
    if (address) setPicture({ source: storedSource(address), address, isFitted: false });
    else note(false);
  });
  useEffect(() => {
    if (data) restore(data.draft);
  }, [data]);

  const address = picture?.address;
  useEffect(() => {
    if (address?.startsWith('blob:')) return () => URL.revokeObjectURL(address);
  }, [address]);

  const putAway = () => {
    setSettled(true);
    if (picture) forgetUpload(picture.source);
    setPicture(null);
    note(false);
  };
  return {
    picture,
    isComing: isStored && picture === null && isFetching,
    choose: (file: File, isFitted: boolean) => {
      putAway();
      setPicture({ source: fileSource(file), address: URL.createObjectURL(file), isFitted });
    },
    putAway,
    noteStored: () => {
      if (search.get('photo') !== 'kept') note(true);
    },
    remove: async (place: Pick<CheckOrder, 'countryCode' | 'documentType'>) => {
      if (!picture) return;
      await withUpload(picture.source, place, (imageUrl) => call('deleteUpload', { body: { imageUrl } }));
      putAway();
    },
  };
}
