import type { RequirementAnswer } from '@vesika/contract';

type Rules = RequirementAnswer['record'];

export type WeakerBasis = 'icao-default' | 'default' | 'single-source';

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
  copy: null,
  reported: 'single-source',
  secondary: 'single-source',
  unverified: 'default',
};

interface RuleBases {
  headHeight: WeakerBasis | null;
  background: WeakerBasis | null;
}

interface RuledRecord {
  verified: RequirementAnswer['verified'];
  record: Pick<Rules, 'headHeight' | 'background'>;
}

export function ruleBases({ record, verified }: RuledRecord): RuleBases {
  const { headHeight, background } = record;
  const isOfficial = verified === 'official' || verified === 'official-copy';
  const unlessSame = (basis: WeakerBasis | null) => (basis === verified ? null : basis);
  return {
    headHeight: unlessSame(derived[headHeight.derivation]),
    background: unlessSame(background.level === 'unverified' || isOfficial ? levels[background.level] : null),
  };
}
