import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PhotoDeskProps {
  isBusy: boolean;
  className?: string;
  children: ReactNode;
}

/** The place of the photo, before and after it is chosen. */
export function PhotoDesk({ isBusy, className = '', children }: PhotoDeskProps) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('drop.heading')}
      aria-busy={isBusy || undefined}
      className={`graph-paper relative grid min-h-[26rem] grid-cols-[minmax(0,1fr)] border border-line bg-sheet sm:min-h-[28rem] ${className}`}
    >
      {children}
    </section>
  );
}
