import type { PhotoReport } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { PlacedOriginal } from './placed-original.tsx';

export interface ProofPictures {
  report: PhotoReport;
  originalUrl: string | null;
  resultUrl: string;
  proofUrl: string | null;
}

export type PictureKind = 'original' | 'result' | 'difference';

export function ProofPicture(props: ProofPictures & { kind: PictureKind }) {
  const { kind, report, originalUrl, resultUrl, proofUrl } = props;
  const { t } = useTranslation('adjust');
  const { photo, placement } = report;
  const name = t(`proof.${kind}`);
  return (
    <figure className="min-w-0">
      <div
        dir="ltr"
        className="relative overflow-hidden bg-sunk outline outline-line"
        style={{ aspectRatio: photo.widthPx / photo.heightPx }}
      >
        {kind === 'original' && originalUrl !== null && placement !== null && (
          <PlacedOriginal address={originalUrl} alt={name} photo={photo} placement={placement} />
        )}
        {kind !== 'original' && (
          <img
            src={resultUrl}
            alt={kind === 'result' ? name : ''}
            className={`absolute inset-0 size-full ${kind === 'difference' ? 'opacity-35 grayscale' : ''}`}
          />
        )}
        {kind === 'difference' && proofUrl !== null && (
          <img src={proofUrl} alt={name} className="absolute inset-0 size-full [image-rendering:pixelated]" />
        )}
      </div>
      <figcaption className="pt-2 text-sm text-ink-soft">{name}</figcaption>
    </figure>
  );
}
