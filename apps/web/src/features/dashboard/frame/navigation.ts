import type { IconName } from '../../../components/icon.tsx';

export interface Destination {
  to: string;
  icon: IconName;
  /** Key of its name. */
  name: DestinationName;
}

type DestinationName =
  | 'engine:documents.passport'
  | 'engine:documents.visa'
  | 'engine:documents.id'
  | 'navigation.start'
  | 'navigation.new'
  | 'navigation.gallery'
  | 'navigation.profile'
  | 'navigation.payments';

export const start = {
  to: '/dashboard',
  icon: 'camera',
  name: 'navigation.start',
} as const satisfies Destination;
const gallery = { to: '/dashboard/gallery', icon: 'pictures', name: 'navigation.gallery' } as const;
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
  { name: 'navigation.galleries', destinations: [gallery] },
  {
    name: 'navigation.account',
    destinations: [{ to: '/dashboard/profile', icon: 'person', name: 'navigation.profile' }, payments],
  },
] as const satisfies readonly { name: string; destinations: readonly Destination[] }[];

/** Where a thumb goes most often; everything else is in the menu beside them. */
export const barDestinations: readonly Destination[] = [
  { ...start, name: 'navigation.new' },
  gallery,
  payments,
];
