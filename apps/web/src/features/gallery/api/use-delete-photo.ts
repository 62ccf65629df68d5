import type { InfiniteData } from '@tanstack/react-query';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { OperationAnswer } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { showError, showSuccess } from '../../../components/toaster.tsx';
import { call } from '../../../shell/api/call.ts';
import { failureTexts } from '../../../shell/api/failure-texts.ts';
import { photosQuery } from './photos.ts';

const mutationKey = ['delete-photo'];

export function useDeletePhoto() {
  const { t } = useTranslation('dashboard');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: (photoId: string) => call('v1DeletePhoto', { params: { photoId } }),
    onSuccess: async (_, photoId) => {
      // A list request in flight may still contain the photo.
      await queryClient.cancelQueries({ queryKey: photosQuery.queryKey });
      queryClient.setQueryData(photosQuery.queryKey, (photos) => photos && withoutPhoto(photos, photoId));
      showSuccess(t('gallery.delete.done'));
    },
    onError: (error) => {
      showError(t('gallery.delete.failed'), failureTexts(tFailure, error).title);
    },
  });
}

export function useLeavingPhotos(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as string,
  });
  return new Set(ids);
}

type Photos = InfiniteData<OperationAnswer<'listPhotos'>, unknown>;

export function withoutPhoto(photos: Photos, photoId: string): Photos {
  return {
    ...photos,
    pages: photos.pages.map((page) => ({
      ...page,
      photos: page.photos.filter((photo) => photo.photoId !== photoId),
    })),
  };
}
