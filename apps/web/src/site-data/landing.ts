import type { ServiceFacts } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import type { FrameRule } from '../photo/rules/frame-layout.ts';
import type { SearchedCountry } from './country-guide.ts';

/** What the first page shows of the rules. */
export interface Landing {
  /** The language the names are written in. */
  language: Language;
  drawn: DrawnRule;
  promised: Promised;
  /** Those a photo can be made for. */
  countries: Pick<SearchedCountry, 'code' | 'region'>[];
}

/** Periods the service holds to. */
export type Promised = Pick<
  ServiceFacts,
  'refundDays' | 'refundHours' | 'originalsDays' | 'originalsVisitorHours'
>;

/** The rule that the portrait of the first screen is drawn to, and whose it is. */
export interface DrawnRule extends FrameRule {
  code: string;
  key: string;
  name: string;
  backgroundHex: string;
}
