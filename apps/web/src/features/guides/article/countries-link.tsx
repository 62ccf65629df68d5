import type { ReactNode } from 'react';
import { SiteLink } from '../../../components/site-link.tsx';

export function CountriesLink({ children }: { children?: ReactNode }) {
  return (
    <SiteLink
      to="/passport-photo/all-countries"
      className="font-medium text-ink underline decoration-line-strong underline-offset-3 hover:decoration-current"
    >
      {children}
    </SiteLink>
  );
}
