import type { PhotoRequirement } from '@vesika/requirements';
import type { ForbiddenKey, RequiredKey, RuleItem, RuleValue } from '../country-guide.ts';
import { alternativeOf } from './backgrounds.server.ts';
import { glassesRule } from './glasses.server.ts';
import { headCoveringRule } from './head-covering.server.ts';
import { factsOf } from './special-notes.server.ts';

interface RuleLists {
  required: RuleItem<RequiredKey>[];
  forbidden: RuleItem<ForbiddenKey>[];
}

/** DO and DON'T of one record: the face first, then its surroundings, then paper and file. */
export function ruleLists(requirement: PhotoRequirement): RuleLists {
  const facts = factsOf(requirement);
  const glasses = glassesRule(requirement);
  const head = headCoveringRule(requirement);
  const usual = usualWhere(restsOnNothing(requirement));
  const fact = <Key extends RequiredKey | ForbiddenKey>(from: Key[], key: Key): RuleItem<Key>[] =>
    from.includes(key) ? [{ key }] : [];
  return {
    required: [
      expression(requirement),
      ...glasses.required,
      ...head.required.map((item) => ({ ...item, ...usual })),
      ...fact(facts.required, 'ears'),
      headHeight(requirement),
      ...fact(facts.required, 'hairNotCounted'),
      ...eyeLine(requirement),
      ...background(requirement),
      ...fact(facts.required, 'clothesContrast'),
      recency(requirement),
      ...fact(facts.required, 'professional'),
      ...fact(facts.required, 'glossy'),
      ...fact(facts.required, 'matte'),
      ...paperAndFile(requirement),
    ],
    forbidden: [
      ...glasses.forbidden,
      { key: requirement.smileAllowed ? 'teeth' : 'smile', ...usual },
      ...head.forbidden.map((item) => ({ ...item, ...usual })),
      { key: 'backgroundUneven' },
      ...facts.forbidden.map((key) => ({ key })),
      ...(requirement.editingForbiddenByAuthority ? [{ key: 'editing' as const }] : []),
    ],
  };
}

function expression(requirement: PhotoRequirement): RuleItem<RequiredKey> {
  const usual = usualWhere(restsOnNothing(requirement));
  if (requirement.smileAllowed) return { key: 'expressionSmile', ...usual };
  if (/friendly look/i.test(requirement.expression)) return { key: 'expressionFriendly', ...usual };
  return { key: 'expressionNeutral', ...usual };
}

function headHeight({ headHeight: { minMm, maxMm, basis } }: PhotoRequirement): RuleItem<RequiredKey> {
  return {
    key: 'headHeight',
    values: { range: { kind: 'limit', min: minMm, max: maxMm, unit: 'mm' } },
    ...usualWhere(basis === 'icao-default' || basis === 'default'),
  };
}

function eyeLine({ eyeLineFromBottom: { minMm, maxMm } }: PhotoRequirement): RuleItem<RequiredKey>[] {
  if (minMm === null && maxMm === null) return [];
  return [{ key: 'eyeLine', values: { range: { kind: 'limit', min: minMm, max: maxMm, unit: 'mm' } } }];
}

function background({
  background: { name, alternatives, basis },
}: PhotoRequirement): RuleItem<RequiredKey>[] {
  const usual = usualWhere(['assumed', 'icao-default', 'default'].includes(basis));
  const keys = [...new Set(alternatives.map(alternativeOf).filter((key) => key !== undefined))];
  return [
    {
      key: 'background',
      values: { colour: { kind: 'colour', name } },
      ...usual,
    },
    ...(keys.length > 0
      ? [{ key: 'alternatives' as const, values: { list: { kind: 'backgrounds' as const, keys } }, ...usual }]
      : []),
  ];
}

function recency({ photoAgeMonthsMax: { value, basis } }: PhotoRequirement): RuleItem<RequiredKey> {
  return { key: 'recent', values: { count: value }, ...usualWhere(basis === 'default') };
}

function paperAndFile({ copies, minDpi, file, pixels }: PhotoRequirement): RuleItem<RequiredKey>[] {
  const items: RuleItem<RequiredKey>[] = [];
  if (copies !== null) items.push({ key: 'copies', values: { count: copies } });
  if (minDpi.basis === 'checked') {
    items.push({
      key: 'dpi',
      values: { resolution: { kind: 'limit', min: minDpi.value, max: null, unit: 'dpi' } },
    });
  }
  items.push(...pixelSize(pixels));
  if (file.formats !== null) {
    items.push({
      key: 'fileFormats',
      values: { formats: { kind: 'verbatim', text: file.formats.join(', ') } },
    });
  }
  if (file.minKb !== null || file.maxKb !== null) {
    items.push({
      key: 'fileSize',
      values: { range: { kind: 'limit', min: file.minKb, max: file.maxKb, unit: 'kB' } },
    });
  }
  return items;
}

function pixelSize(pixels: PhotoRequirement['pixels']): RuleItem<RequiredKey>[] {
  const least = area(pixels.minWidthPx, pixels.minHeightPx);
  const most = area(pixels.maxWidthPx, pixels.maxHeightPx);
  const exact = area(pixels.widthPx, pixels.heightPx);
  if (least && most) return [{ key: 'pixelsRange', values: { least, most } }];
  if (least) return [{ key: 'pixelsMin', values: { least } }];
  if (exact) return [{ key: 'pixels', values: { size: exact } }];
  return [];
}

function area(widthPx: number | null, heightPx: number | null): RuleValue | undefined {
  return widthPx !== null && heightPx !== null ? { kind: 'pixels', widthPx, heightPx } : undefined;
}

/** Neither a text nor a data set speaks of the country; all of its rule is the international standard. */
function restsOnNothing({ verified }: PhotoRequirement): boolean {
  return verified === 'icao-default' || verified === 'default';
}

function usualWhere(usual: boolean): { usual?: true } {
  return usual ? { usual } : {};
}
