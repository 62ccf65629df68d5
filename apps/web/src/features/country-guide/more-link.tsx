import type { ReactNode } from 'react';
import { buttonClass } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';

/** On to the whole list, under a part of it. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="mt-6">
      <SiteLink to={to} className={buttonClass()}>
        {children}
      </SiteLink>
    </p>
  );
}
