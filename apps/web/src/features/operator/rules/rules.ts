import type { OperationAnswer } from '@vesika/contract';

type Rules = OperationAnswer<'operatorRules'>;

export type CountryRow = Rules['countries'][number];
export type SiteNote = Rules['notes'][number];
export type ChangedRules = Rules['changes'][number];
