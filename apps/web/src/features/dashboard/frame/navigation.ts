import type { IconName } from '../../../components/icon.tsx';

export interface Destination {
  to: string;
  icon: IconName;
  name: DestinationName;
}

type DestinationName =
  | 'engine:documents.passport'
  | 'engine:documents.visa'
  | 'engine:documents.id'
  | 'navigation.start'
  | 'navigation.new'
  | 'navigation.gallery'
  | 'navigation.bulk'
  | 'navigation.ownDocuments'
  | 'navigation.profile'
  | 'navigation.payments'
  | 'navigation.api'
  | 'navigation.operator';

export const start = {
  to: '/dashboard',
  icon: 'camera',
  name: 'navigation.start',
} as const satisfies Destination;
/** Shown to operators only. */
export const operator = {
  to: '/operator',
  icon: 'shield',
  name: 'navigation.operator',
} as const satisfies Destination;
const gallery = { to: '/dashboard/gallery', icon: 'pictures', name: 'navigation.gallery' } as const;
const bulk = { to: '/dashboard/bulk', icon: 'layers', name: 'navigation.bulk' } as const;
const ownDocuments = {
  to: '/dashboard/own-documents',
  icon: 'ruler',
  name: 'navigation.ownDocuments',
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
  { name: 'navigation.galleries', destinations: [gallery, bulk, ownDocuments] },
  {
    name: 'navigation.account',
    destinations: [
      { to: '/dashboard/profile', icon: 'person', name: 'navigation.profile' },
      payments,
      { to: '/dashboard/api', icon: 'key', name: 'navigation.api' },
    ],
  },
] as const satisfies readonly { name: string; destinations: readonly Destination[] }[];

interface Tab extends Destination {
  covers: readonly string[];
}

export const tabs: readonly Tab[] = [
  { ...start, name: 'navigation.new', covers: groups[0].destinations.map(({ to }) => to) },
  { ...gallery, covers: [] },
  { ...payments, covers: [] },
];

export function currentOf({ to, covers }: Tab, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return covers.includes(pathname) ? 'true' : undefined;
}
