import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useSession } from '../../session/session-provider.tsx';

export function photoQuery(photoId: string) {
  return queryOptions({
    queryKey: ['photos', photoId],
    queryFn: ({ signal }) => call('getPhoto', { params: { photoId }, signal }),
    select: (answer) => answer.photo,
  });
}

/** A photo of this session, as soon as there is one. */
export function usePhoto(photoId: string) {
  const { status } = useSession();
  return useQuery({ ...photoQuery(photoId), enabled: status === 'signed-in' || status === 'guest' });
}
