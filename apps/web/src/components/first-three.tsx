import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chevron } from './chevron.tsx';

interface FirstThreeProps {
  className: string;
  /** Items of a list. */
  children: readonly ReactNode[];
}

/** A list whose items after the third are folded. */
export function FirstThree({ className, children }: FirstThreeProps) {
  const { t } = useTranslation();
  const further = children.slice(3);
  return (
    <>
      <ul className={className}>{children.slice(0, 3)}</ul>
      {further.length > 0 && (
        <details className="pt-2">
          <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-sm font-medium [&::-webkit-details-marker]:hidden">
            {t('failure.further', { count: further.length })}
            <Chevron className="size-4" />
          </summary>
          <ul className={className}>{further}</ul>
        </details>
      )}
    </>
  );
}
