import type { ServiceFacts } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import type { SearchedCountry } from '../country-search/searched-country.ts';
import type { SupplyName } from '../rules/supply/own-photo.ts';
import type { ListedCountry } from './country-guide.ts';

/** The rules on the landing page. */
export interface Landing {
  /** The language the names are written in. */
  language: Language;
  promised: Promised;
  /** Countries for which a photo can be made. */
  countries: SearchedCountry[];
  /** Code of the preselected country, until the browser suggests another or the user chooses. */
  likely: string;
  /** The most popular countries. */
  popular: PopularDocument[];
  /** Country whose rule the sample photo follows. */
  sample: Pick<ListedCountry, 'code' | 'key' | 'name'>;
  facts: ProvenFacts;
}

export interface PopularDocument extends ListedCountry {
  supplyName: SupplyName;
}

/** Claims that the software can prove. */
export interface ProvenFacts {
  /** Number of checks. */
  checks: number;
  /** Number of countries whose passport rule has a source that names them. */
  sourced: number;
  /** Median time to make a photo here; null if too few were made. */
  photoSeconds: number | null;
}

/** Periods that the service enforces. */
export type Promised = Pick<
  ServiceFacts,
  'refundDays' | 'refundHours' | 'originalsDays' | 'originalsVisitorHours'
>;
