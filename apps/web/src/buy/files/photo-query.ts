import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { useSession } from '../../shell/session/session-provider.tsx';

export function photoQuery(photoId: string) {
  return queryOptions({
    queryKey: ['photos', photoId],
    queryFn: ({ signal }) => call('getPhoto', { params: { photoId }, signal }),
    select: (answer) => answer.photo,
  });
}

/** The photo, fetched once it is known who is signed in. */
export function usePhoto(photoId: string) {
  const { status } = useSession();
  return useQuery({ ...photoQuery(photoId), enabled: status === 'signed-in' || status === 'guest' });
}
