import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CropMarks } from '../../../drawings/crop-marks.tsx';

interface PhotoPictureProps {
  address: string;
  alt: string;
  widthMm: number;
  heightMm: number;
}

export function PhotoPicture({ address, alt, widthMm, heightMm }: PhotoPictureProps) {
  const { t } = useTranslation('dashboard');
  const { isBroken, onError } = useTriesAgain(address);
  const isWide = widthMm / heightMm >= 3 / 4;
  return (
    <span className="grid aspect-[3/4] place-items-center border border-line bg-sunk p-[11%]">
      <span
        className={`relative bg-line/60 ${isWide ? 'w-full' : 'h-full'}`}
        style={{ aspectRatio: `${widthMm} / ${heightMm}` }}
      >
        <CropMarks />
        {isBroken ? (
          <span className="absolute inset-0 grid place-content-center p-2 text-center text-xs text-ink-soft">
            {t('gallery.noPicture')}
          </span>
        ) : (
          <img
            src={address}
            alt={alt}
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={onError}
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </span>
    </span>
  );
}

const triesMax = 4;
const firstWaitMs = 2000;

/** A picture that fails is loaded again, each time after twice as long. */
function useTriesAgain(address: string) {
  const [failed, setFailed] = useState({ address, tries: 0, isWaiting: false });
  const own = failed.address === address ? failed : { address, tries: 0, isWaiting: false };
  useEffect(() => {
    if (!failed.isWaiting || failed.tries > triesMax) return;
    const timer = setTimeout(
      () => setFailed({ ...failed, isWaiting: false }),
      firstWaitMs * 2 ** (failed.tries - 1),
    );
    return () => clearTimeout(timer);
  }, [failed]);
  return {
    isBroken: own.isWaiting,
    onError: () => setFailed({ address, tries: own.tries + 1, isWaiting: true }),
  };
}
