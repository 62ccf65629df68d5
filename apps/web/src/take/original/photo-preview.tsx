import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { CropMarks } from '../../drawings/crop-marks.tsx';
import type { PhotoSource } from './photo-source.ts';

interface PhotoPreviewProps {
  address: string;
  source: PhotoSource;
  onRemove: () => void;
  /** Shows the picture flipped from its mirror image. */
  mirrored?: boolean;
  /** Shown over the picture. */
  children?: ReactNode;
}

export function PhotoPreview({ address, source, onRemove, mirrored = false, children }: PhotoPreviewProps) {
  const { t } = useTranslation();
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] justify-items-center">
      <div className="grid h-[22.5rem] w-full place-items-center px-8 py-8 sm:h-[29.5rem] sm:py-9">
        <Picture address={address} alt={t('drop.preview')} mirrored={mirrored}>
          {children}
        </Picture>
      </div>
      <div className="flex w-full items-center justify-between gap-3 border-t border-line bg-sheet px-3 py-1.5 ps-4">
        {source.kind !== 'file' && <span className="min-w-0 text-sm text-ink-soft">{t('drop.stored')}</span>}
        <Button variant="quiet" className="ms-auto shrink-0 whitespace-nowrap" onClick={onRemove}>
          <Icon name="again" />
          {t('drop.change')}
        </Button>
      </div>
    </div>
  );
}

interface PictureProps {
  address: string;
  alt: string;
  mirrored: boolean;
  children: ReactNode;
}

/** A browser may fail to show a file that the service can decode; the service decides. */
function Picture({ address, alt, mirrored, children }: PictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  if (state === 'broken') return <div role="img" aria-label={alt} className="h-64 w-52 bg-sunk" />;
  return (
    <div className="relative">
      {state === 'shown' && <CropMarks />}
      <img
        src={address}
        alt={alt}
        onLoad={() => setState('shown')}
        onError={() => setState('broken')}
        className={`max-h-[18.5rem] min-h-40 max-w-full animate-fade object-contain sm:max-h-[25rem] ${mirrored ? '-scale-x-100' : ''}`}
      />
      {state === 'shown' && children}
    </div>
  );
}
