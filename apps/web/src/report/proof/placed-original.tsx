import type { PhotoReport } from '@vesika/report';

interface PlacedOriginalProps {
  address: string;
  alt: string;
  photo: PhotoReport['photo'];
  placement: NonNullable<PhotoReport['placement']>;
}

/** Flips the picture about its own vertical axis. */
const flip = ' translateX(100%) scaleX(-1)';

export function PlacedOriginal({ address, alt, photo, placement }: PlacedOriginalProps) {
  const { a, b, tx, ty, sourceWidthPx, sourceHeightPx, mirrored = false } = placement;
  // Per cent of the picture itself, so that it scales with the frame.
  const shift = `translate(${(tx / sourceWidthPx) * 100}%, ${(ty / sourceHeightPx) * 100}%)`;
  return (
    <img
      src={address}
      alt={alt}
      draggable={false}
      className="absolute top-0 left-0 max-w-none origin-top-left"
      style={{
        width: `${(sourceWidthPx / photo.widthPx) * 100}%`,
        aspectRatio: sourceWidthPx / sourceHeightPx,
        transform: `${shift} matrix(${a}, ${b}, ${-b}, ${a}, 0, 0)${mirrored ? flip : ''}`,
      }}
    />
  );
}
