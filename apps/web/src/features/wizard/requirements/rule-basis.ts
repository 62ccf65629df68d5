import type { RequirementAnswer } from '@vesika/contract';

type Rules = RequirementAnswer['record'];
type ByBasis<Rule extends 'headHeight' | 'background'> = Readonly<
  Record<Rules[Rule]['basis'], WeakerBasis | null>
>;

/** The basis of a rule that rests on less than the record it stands in. */
export type WeakerBasis = 'icao-default' | 'default' | 'single-source';

const headHeight: ByBasis<'headHeight'> = {
  official: null,
  'source-range': null,
  'icao-band': 'icao-default',
  'icao-ratio': 'icao-default',
  'icao-default': 'icao-default',
  point: 'single-source',
  'us-band': 'default',
  derived: 'default',
  default: 'default',
};

const background: ByBasis<'background'> = {
  checked: null,
  two: null,
  mixed: null,
  one: 'single-source',
  'icao-default': 'icao-default',
  assumed: 'default',
  default: 'default',
};

export interface RuleBases {
  headHeight: WeakerBasis | null;
  background: WeakerBasis | null;
  resolution: WeakerBasis | null;
  glasses: WeakerBasis | null;
}

interface RuledRecord {
  verified: RequirementAnswer['verified'];
  record: Pick<Rules, 'headHeight' | 'background' | 'pixels' | 'minDpi' | 'glasses'>;
}

/** Null where a rule rests on what the whole record rests on. */
export function ruleBases({ record, verified }: RuledRecord): RuleBases {
  const { pixels, minDpi, glasses } = record;
  const pixelsKnown = pixels.widthPx !== null || pixels.minWidthPx !== null;
  const unlessSame = (basis: WeakerBasis | null) => (basis === verified ? null : basis);
  return {
    headHeight: unlessSame(headHeight[record.headHeight.basis]),
    background: unlessSame(background[record.background.basis]),
    resolution: unlessSame(!pixelsKnown && minDpi.basis === 'default' ? 'default' : null),
    glasses: unlessSame(glasses.basis === 'default' ? 'default' : null),
  };
}
