const pictures = import.meta.glob<string>('./*.{avif,jpg}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

interface ShowcasePictureProps {
  name: 'original' | 'placed' | 'finished' | 'difference' | `refused-${string}`;
  alt: string;
  widthPx: number;
  heightPx: number;
  first?: boolean;
  className?: string;
  style?: React.CSSProperties;
}

export function ShowcasePicture({
  name,
  alt,
  widthPx,
  heightPx,
  first = false,
  ...look
}: ShowcasePictureProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictures[`./${name}.avif`]} />
      <img
        src={pictures[`./${name}.jpg`]}
        alt={alt}
        width={widthPx}
        height={heightPx}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        draggable={false}
        {...look}
      />
    </picture>
  );
}
