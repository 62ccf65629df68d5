import { useState } from 'react';
import { CropMarks } from '../../../drawings/crop-marks.tsx';

interface PhotoPictureProps {
  address: string;
  alt: string;
  widthMm: number;
  heightMm: number;
}

export function PhotoPicture({ address, alt, widthMm, heightMm }: PhotoPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isWide = widthMm / heightMm >= 3 / 4;
  return (
    <span className="grid aspect-[3/4] place-items-center border border-line bg-sunk p-[11%]">
      <span
        className={`relative bg-line/60 ${isWide ? 'w-full' : 'h-full'}`}
        style={{ aspectRatio: `${widthMm} / ${heightMm}` }}
      >
        <CropMarks />
        {broken !== address && (
          <img
            src={address}
            alt={alt}
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setBroken(address)}
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </span>
    </span>
  );
}
