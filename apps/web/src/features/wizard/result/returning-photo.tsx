import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { shownPhotoKey } from '../../../shell/session/begun-photo.ts';
import { markReturn } from '../../../shell/session/mark-return.ts';
import { PhotoMount } from './photo-mount.tsx';

/** Takes the place of the result until the photo is loaded; the picture is the one that this tab showed last. */
export function ReturningPhoto() {
  const { t } = useTranslation('visitor');
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    markReturn({ shownPhotoKey });
    return () => {
      delete dataset.returning;
      for (const name of ['--returning-photo', '--returning-ratio']) style.removeProperty(name);
    };
  }, []);
  return (
    <div
      role="status"
      aria-busy="true"
      className="grid min-h-[40rem] grid-cols-[minmax(0,1fr)] content-start gap-x-10 gap-y-3 @4xl:grid-cols-[minmax(0,1fr)_24rem] @4xl:gap-y-4 @4xl:pt-8"
    >
      <PhotoMount ratio="var(--returning-ratio, 0.78)">
        <div
          className="absolute inset-0 bg-sheet bg-cover outline outline-line"
          style={{ backgroundImage: 'var(--returning-photo, none)' }}
        />
      </PhotoMount>
      <p className="animate-pulse text-lg font-semibold sm:text-2xl">{t('return.opening')}</p>
    </div>
  );
}
