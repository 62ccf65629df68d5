import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { untilClaimed } from '../../api/claim-photos.ts';
import {
  fileSource,
  forgetUpload,
  type PhotoSource,
  storedSource,
  withUpload,
} from '../../original/photo-source.ts';
import { useHydrated } from '../../routing/use-hydrated.ts';
import { useSession } from '../../session/session-provider.tsx';
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
  const { status } = useSession();
  /** Once the user has chosen or removed a picture, nothing is restored, whatever the address says. */
  const [isSettled, setSettled] = useState(false);
  const isKept = isHydrated && !isSettled && search.get('photo') === 'kept';
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
      await untilClaimed();
      return call('getDraft', { signal });
    },
    enabled: isKept && picture === null && (status === 'guest' || status === 'signed-in'),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is there
  useEffect(() => {
    if (!data || !isKept || picture !== null) return;
    const address = data.draft?.imageUrl;
    if (address) setPicture({ source: storedSource(address), address, isFitted: false });
    else note(false);
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
    isComing: isKept && picture === null && isFetching,
    choose: (file: File, isFitted: boolean) => {
      putAway();
      setPicture({ source: fileSource(file), address: URL.createObjectURL(file), isFitted });
    },
    putAway,
    noteKept: () => {
      if (search.get('photo') !== 'kept') note(true);
    },
    remove: async (place: Pick<CheckOrder, 'countryCode' | 'documentType'>) => {
      if (!picture) return;
      await withUpload(picture.source, place, (imageUrl) => call('deleteUpload', { body: { imageUrl } }));
      putAway();
    },
  };
}
