import type { RequirementAnswer } from '@vesika/contract';

type Rules = RequirementAnswer['record'];

/** The basis of a rule that rests on less than the record it stands in. */
export type WeakerBasis = 'icao-default' | 'default' | 'single-source';

/** Bands that no source gives as they stand. */
const derived: Readonly<Record<Rules['headHeight']['derivation'], WeakerBasis | null>> = {
  stated: null,
  icao: 'icao-default',
  point: 'single-source',
  us: 'default',
  scaled: 'default',
  default: 'default',
};

const levels: Readonly<Record<Rules['background']['level'], WeakerBasis | null>> = {
  official: null,
  secondary: 'single-source',
  unverified: 'default',
};

export interface RuleBases {
  headHeight: WeakerBasis | null;
  background: WeakerBasis | null;
}

interface RuledRecord {
  verified: RequirementAnswer['verified'];
  record: Pick<Rules, 'headHeight' | 'background'>;
}

/** Null where a rule rests on what the whole record rests on. */
export function ruleBases({ record, verified }: RuledRecord): RuleBases {
  const { headHeight, background } = record;
  const isOfficial = verified === 'official';
  const unlessSame = (basis: WeakerBasis | null) => (basis === verified ? null : basis);
  return {
    headHeight: unlessSame(derived[headHeight.derivation]),
    background: unlessSame(background.level === 'unverified' || isOfficial ? levels[background.level] : null),
  };
}
