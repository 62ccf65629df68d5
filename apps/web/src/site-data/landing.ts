import type { ServiceFacts } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import type { SearchedCountry } from '../country-search/searched-country.ts';
import type { SupplyName } from '../rules/supply/own-photo.ts';
import type { ListedCountry } from './country-guide.ts';

/** What the first page shows of the rules. */
export interface Landing {
  /** The language the names are written in. */
  language: Language;
  promised: Promised;
  /** Those a photo can be made for. */
  countries: SearchedCountry[];
  /** The code of the country in the field, until the browser knows better or another is chosen. */
  likely: string;
  /** Those asked for most. */
  popular: PopularDocument[];
  /** Whose rule the sample photo was made to. */
  sample: Pick<ListedCountry, 'code' | 'key' | 'name'>;
  facts: ProvenFacts;
}

export interface PopularDocument extends ListedCountry {
  supplyName: SupplyName;
}

/** What the software can prove of itself. */
export interface ProvenFacts {
  /** Points that a photo is checked against. */
  checks: number;
  /** Countries whose passport rule rests on a source that names them. */
  sourced: number;
  /** In which half of the photos made here were done; null where too few were made. */
  photoSeconds: number | null;
}

/** Periods the service holds to. */
export type Promised = Pick<
  ServiceFacts,
  'refundDays' | 'refundHours' | 'originalsDays' | 'originalsVisitorHours'
>;
