import { useTranslation } from 'react-i18next';
import type { ComparisonView } from './comparison-view.ts';

export function SideBySide({
  originalAddress,
  resultAddress,
  resultName,
  ratio,
  overlay,
  labels,
}: ComparisonView) {
  const { t } = useTranslation();
  return (
    <div
      dir="ltr"
      className="mx-auto grid max-w-[48rem] grid-cols-[1fr_1fr] gap-x-4 sm:grid-cols-[1fr_1fr_6rem] @6xl:gap-x-8"
    >
      <figure>
        <img
          src={originalAddress}
          alt={t('result.original')}
          className="w-full bg-sunk object-contain"
          style={{ aspectRatio: ratio }}
        />
        <Caption>{t('result.original')}</Caption>
      </figure>
      <figure>
        <div className="relative" style={{ aspectRatio: ratio }}>
          <img
            src={resultAddress}
            alt={resultName}
            className="absolute inset-0 size-full outline outline-line"
          />
          {overlay}
        </div>
        <Caption>{resultName}</Caption>
      </figure>
      <div className="-ms-4 mb-9 flex max-sm:hidden @6xl:-ms-8">{labels}</div>
    </div>
  );
}

function Caption({ children }: { children: string }) {
  return (
    <figcaption dir="auto" className="flex h-9 items-end text-sm text-ink-soft">
      {children}
    </figcaption>
  );
}
