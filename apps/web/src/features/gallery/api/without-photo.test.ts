import type { GalleryPhoto } from '@vesika/contract';
import { expect, it } from 'vitest';
import { withoutPhoto } from './use-delete-photo.ts';

const photo = (photoId: string) => ({ photoId }) as GalleryPhoto;

it('takes the photo out of its page and leaves pages and cursors as they are', () => {
  const photos = {
    pages: [
      { photos: [photo('a'), photo('b')], before: '2026-11-20T10:00:00.000Z' },
      { photos: [photo('c')], before: null },
    ],
    pageParams: [null, '2026-11-20T10:00:00.000Z'],
  };
  expect(withoutPhoto(photos, 'b')).toEqual({
    pages: [
      { photos: [photo('a')], before: '2026-11-20T10:00:00.000Z' },
      { photos: [photo('c')], before: null },
    ],
    pageParams: [null, '2026-11-20T10:00:00.000Z'],
  });
});

it('changes nothing where the photo is not', () => {
  const photos = { pages: [{ photos: [photo('a')], before: null }], pageParams: [null] };
  expect(withoutPhoto(photos, 'z')).toEqual(photos);
});
