import type { IconName } from '../../../components/icon.tsx';

interface Place {
  to: string;
  icon: IconName;
  name: string;
  /** Further pages that belong to this place, each with all pages below it. */
  covers?: readonly string[];
}

export const start = { to: '/dashboard', icon: 'camera', name: 'navigation.start' } as const;
/** Shown to operators only. */
export const operator = { to: '/operator', icon: 'shield', name: 'navigation.operator' } as const;
const gallery = {
  to: '/dashboard/gallery',
  icon: 'pictures',
  name: 'navigation.gallery',
  covers: ['/dashboard/photos'],
} as const;
const payments = { to: '/dashboard/payments', icon: 'receipt', name: 'navigation.payments' } as const;

export const groups = [
  {
    name: 'navigation.photoType',
    destinations: [
      { to: '/dashboard/passport', icon: 'passport', name: 'engine:documents.passport' },
      { to: '/dashboard/visa', icon: 'visa', name: 'engine:documents.visa' },
      { to: '/dashboard/id', icon: 'id-card', name: 'engine:documents.id' },
    ],
  },
  {
    name: 'navigation.galleries',
    destinations: [gallery],
  },
  {
    name: 'navigation.account',
    destinations: [payments],
  },
] as const satisfies readonly { name: string; destinations: readonly Place[] }[];

/** Folded, because one photo needs none of it; the menu of the header leads to the profile, too. */
export const furtherPlaces = [
  { to: '/dashboard/profile', icon: 'person', name: 'navigation.profile' },
  { to: '/dashboard/bulk', icon: 'layers', name: 'navigation.bulk', covers: ['/dashboard/bulk'] },
  { to: '/dashboard/own-documents', icon: 'ruler', name: 'navigation.ownDocuments' },
  { to: '/dashboard/api', icon: 'key', name: 'navigation.api', covers: ['/dashboard/webhooks'] },
] as const satisfies readonly Place[];

export type Destination =
  | typeof operator
  | (typeof groups)[number]['destinations'][number]
  | (typeof furtherPlaces)[number];

export const tabs = [
  { ...start, name: 'navigation.new', covers: groups[0].destinations.map(({ to }) => to as string) },
  gallery,
  payments,
] as const;

export function currentOf(
  { to, covers = [] }: Pick<Place, 'to' | 'covers'>,
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return covers.some((covered) => `${pathname}/`.startsWith(`${covered}/`)) ? 'true' : undefined;
}
