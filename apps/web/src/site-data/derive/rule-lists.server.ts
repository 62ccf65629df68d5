import { type ExpressionPolicy, type PhotoRequirement, smileAllowed } from '@vesika/requirements';
import type { ForbiddenKey, RequiredKey, RuleItem, RuleValue } from '../country-guide.ts';
import { alternativeOf } from './backgrounds.server.ts';
import { glassesRule } from './glasses.server.ts';
import { headCoveringRule } from './head-covering.server.ts';
import { forbiddenOf, requiredOf } from './policies.server.ts';

interface RuleLists {
  required: RuleItem<RequiredKey>[];
  forbidden: RuleItem<ForbiddenKey>[];
}

/** DO and DON'T of one record: the face first, then its surroundings, then paper and file. */
export function ruleLists(requirement: PhotoRequirement): RuleLists {
  const facts = { required: requiredOf(requirement), forbidden: forbiddenOf(requirement) };
  const glasses = glassesRule(requirement);
  const head = headCoveringRule(requirement);
  const usual = usualWhere(requirement.expression === null);
  const fact = <Key extends RequiredKey | ForbiddenKey>(from: Key[], key: Key): RuleItem<Key>[] =>
    from.includes(key) ? [{ key }] : [];
  return {
    required: [
      expression(requirement),
      ...glasses.required,
      ...head.required,
      ...fact(facts.required, 'ears'),
      headHeight(requirement),
      ...fact(facts.required, 'hairNotCounted'),
      ...eyeLine(requirement),
      ...background(requirement),
      ...fact(facts.required, 'clothesContrast'),
      ...recency(requirement),
      ...fact(facts.required, 'professional'),
      ...fact(facts.required, 'glossy'),
      ...fact(facts.required, 'matte'),
      ...paperAndFile(requirement),
    ],
    forbidden: [
      ...glasses.forbidden,
      { key: smileAllowed(requirement) ? 'teeth' : 'smile', ...usual },
      ...head.forbidden,
      { key: 'backgroundUneven' },
      ...facts.forbidden.map((key) => ({ key })),
    ],
  };
}

function expression(requirement: PhotoRequirement): RuleItem<RequiredKey> {
  if (!requirement.expression) return { key: 'expressionNeutral', usual: true };
  return { key: expressionKeys[requirement.expression.policy] };
}

const expressionKeys = {
  neutral: 'expressionNeutral',
  friendly: 'expressionFriendly',
  'natural-smile': 'expressionSmile',
} as const satisfies Record<ExpressionPolicy, RequiredKey>;

function headHeight({ headHeight: { minMm, maxMm, level } }: PhotoRequirement): RuleItem<RequiredKey> {
  return {
    key: 'headHeight',
    values: { range: { kind: 'limit', min: minMm, max: maxMm, unit: 'mm' } },
    ...usualWhere(level === 'unverified'),
  };
}

function eyeLine({ eyeLineFromBottom: { minMm, maxMm } }: PhotoRequirement): RuleItem<RequiredKey>[] {
  if (minMm === null && maxMm === null) return [];
  return [{ key: 'eyeLine', values: { range: { kind: 'limit', min: minMm, max: maxMm, unit: 'mm' } } }];
}

function background({
  background: { colour, alternatives, refused, level },
}: PhotoRequirement): RuleItem<RequiredKey>[] {
  const usual = usualWhere(level === 'unverified');
  const keys = alternatives.flatMap((each) => alternativeOf(each, refused) ?? []);
  return [
    {
      key: 'background',
      values: { colour: { kind: 'colour', name: colour } },
      ...usual,
    },
    ...(keys.length > 0
      ? [{ key: 'alternatives' as const, values: { list: { kind: 'backgrounds' as const, keys } }, ...usual }]
      : []),
  ];
}

function recency({ photoAgeMonthsMax }: PhotoRequirement): RuleItem<RequiredKey>[] {
  return photoAgeMonthsMax ? [{ key: 'recent', values: { count: photoAgeMonthsMax.value } }] : [];
}

function paperAndFile({
  print: { copies },
  minDpi,
  file,
  pixels,
}: PhotoRequirement): RuleItem<RequiredKey>[] {
  const items: RuleItem<RequiredKey>[] = [];
  if (copies !== null) items.push({ key: 'copies', values: { count: copies } });
  if (minDpi) {
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

function usualWhere(usual: boolean): { usual?: true } {
  return usual ? { usual } : {};
}
