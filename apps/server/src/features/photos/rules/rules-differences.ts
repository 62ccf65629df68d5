import type { RulesChange } from '@vesika/contract';
import {
  bandFacts,
  type ChildRule,
  glassesPermission,
  headCoveringPolicy,
  type PhotoRequirement,
  refusesOwnPhoto,
  smileAllowed,
} from '@vesika/requirements';
import type { RulesVersion } from './rules-version.ts';

export type Difference = RulesChange['differences'][number];

export function rulesDifferences(
  original: RulesVersion,
  current: RulesVersion,
  childAgeYears: number | null,
): Difference[] {
  const [before, after] = [original, current].map((version) => judgedFields(version, childAgeYears));
  return Object.keys(before!)
    .map((field) => ({ field, was: before![field], is: after![field] }))
    .filter((each) => JSON.stringify(each.was) !== JSON.stringify(each.is));
}

/** Sentences are reduced to their meaning; sources, notes and targets for framing are left out. */
function judgedFields({ record, childRules }: RulesVersion, age: number | null): Record<string, unknown> {
  const { size, pixels, headHeight, background, file } = record;
  return {
    ...fieldsOf('size', size, ['widthMm', 'heightMm']),
    ...fieldsOf('pixels', pixels, ['widthPx', 'heightPx', 'minWidthPx', 'minHeightPx']),
    ...fieldsOf('pixels', pixels, ['maxWidthPx', 'maxHeightPx']),
    ...fieldsOf('headHeight', headHeight, ['minMm', 'maxMm']),
    'headHeight.includesHair': headHeight.includesHair === true,
    ...Object.assign({}, ...bandFacts.map((fact) => fieldsOf(fact, record[fact], ['minMm', 'maxMm']))),
    ...fieldsOf('background', background, ['hex', 'alternatives', 'refused']),
    glasses: record.glasses && glassesPermission(record),
    headCovering: headCoveringPolicy(record),
    'headCovering.compulsoryFor': record.headCovering?.compulsoryFor ?? null,
    smileAllowed: smileAllowed(record),
    'minDpi.value': record.minDpi?.value ?? null,
    ...fieldsOf('file', file, ['minKb', 'maxKb', 'formats']),
    supply: refusesOwnPhoto(record) ? record.supply.kind : null,
    edits: record.edits.refused.toSorted(),
    childRule: age === null ? null : forgivenAt(childRules, age),
  };
}

function fieldsOf<T extends object>(
  path: keyof PhotoRequirement,
  branch: T,
  names: readonly (keyof T & string)[],
): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [`${path}.${name}`, branch[name]]));
}

function forgivenAt(childRules: RulesVersion['childRules'], age: number) {
  const rule = childRuleAt(childRules, age);
  if (!rule) return null;
  const { relaxed, leftOpen, headHeight } = rule;
  const band = headHeight && { minMm: headHeight.minMm, maxMm: headHeight.maxMm };
  const forgives = relaxed.length > 0 || leftOpen.length > 0 || band !== null;
  return forgives ? { relaxed: relaxed.toSorted(), leftOpen: leftOpen.toSorted(), headHeight: band } : null;
}

export function childRuleAt(
  childRules: RulesVersion['childRules'],
  ageYears: number | null,
): ChildRule | null {
  if (ageYears === null) return null;
  const rule = childRules.find(({ ageYearsBelow }) => ageYears < ageYearsBelow);
  return rule ? { leftOpen: [], guidance: [], ...rule } : null;
}
