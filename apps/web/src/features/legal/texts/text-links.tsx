import { openapiPath } from '@vesika/contract';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { SiteLink } from '../../../components/site-link.tsx';

const look =
  'rounded-xs underline decoration-line-strong underline-offset-3 hover:text-stamp hover:decoration-current';

const sitePages = {
  pricing: '/pricing',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  refund: '/refund-policy',
  help: '/help',
  howTo: '/guides/how-to-take-passport-photo',
  passport: '/passport-photo/all-countries',
  visa: '/visa-photo/all-countries',
  id: '/id-photo/all-countries',
};

const appPages = {
  auth: '/auth',
  profile: '/dashboard/profile',
  payments: '/dashboard/payments',
  gallery: '/dashboard/gallery',
};

const outside = {
  stripe: 'https://stripe.com/privacy',
  openapi: openapiPath,
};

/** Elements that the texts refer to, such as `<contact>write to us</contact>`. */
export const textLinks: Readonly<Record<string, ReactElement>> = {
  ...each(sitePages, (to) => <SiteLink to={to} className={look} />),
  ...each(appPages, (to) => <Link to={to} className={look} />),
  ...each(outside, (href) => <OutsideLink href={href} />),
};

function OutsideLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} className={look}>
      {children}
    </a>
  );
}

function each(targets: Record<string, string>, element: (target: string) => ReactElement) {
  return Object.fromEntries(Object.entries(targets).map(([name, target]) => [name, element(target)]));
}
