import type { ServiceFacts } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import type { SearchedCountry } from '../country-search/searched-country.ts';
import type { SupplyName } from '../rules/supply/own-photo.ts';
import type { ListedCountry } from './country-guide.ts';

export interface Landing {
  language: Language;
  promised: Promised;
  countries: SearchedCountry[];
  likely: string;
  popular: PopularDocument[];
  sample: Pick<ListedCountry, 'code' | 'key' | 'name'>;
  facts: ProvenFacts;
}

export interface PopularDocument extends ListedCountry {
  supplyName: SupplyName;
}

interface ProvenFacts {
  checks: number;
  sourced: number;
  photoSeconds: number | null;
}

export type Promised = Pick<
  ServiceFacts,
  'refundDays' | 'refundHours' | 'originalsDays' | 'originalsVisitorHours'
>;
