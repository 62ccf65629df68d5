import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import type { LiveAdvice } from './live-protocol.ts';

export interface TakenPicture {
  blob: Blob;
  address: string;
  fault: LiveAdvice | null;
}

export function PictureReview({ address, fault }: TakenPicture) {
  const { t } = useTranslation('camera');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid justify-items-center gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {t('review.title')}
      </h3>
      {fault && (
        <p className="flex items-center gap-2 text-sm font-medium text-unsure">
          <Icon name="warning" className="shrink-0" />
          {t('review.noticed')} {t(`advice.${fault}`)}
        </p>
      )}
      <img
        src={address}
        alt={t('review.picture')}
        className="max-h-[calc(100dvh-20rem)] max-w-full rounded-md border border-line object-contain"
      />
    </div>
  );
}
