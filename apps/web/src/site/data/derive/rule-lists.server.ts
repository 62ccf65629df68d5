import { expressionKeys } from '@vesika/report/words';
import { bringsPrints, type PhotoRequirement, smileAllowed } from '@vesika/requirements';
import type { RequiredKey, RestsOn, RuleItem, RuleLines, RuleValue } from '../rule-item.ts';
import { alternativeOf } from './backgrounds.server.ts';
import { glassesRule } from './glasses.server.ts';
import { headCoveringRule } from './head-covering.server.ts';
import { forbiddenOf, requiredOf } from './policies.server.ts';
import { restsOn } from './rests.server.ts';

export function ruleLists(requirement: PhotoRequirement): RuleLines {
  const required = requiredOf(requirement);
  const glasses = glassesRule(requirement);
  const head = headCoveringRule(requirement);
  const only = (...keys: RequiredKey[]) => required.filter(({ key }) => keys.includes(key));
  return {
    required: [
      expression(requirement),
      ...glasses.required,
      ...head.required,
      ...only('ears', 'eyebrows', 'hairInside'),
      headHeight(requirement),
      ...only('hairNotCounted'),
      ...eyeLine(requirement),
      ...background(requirement),
      ...only('clothesContrast', 'collar'),
      ...caption(requirement),
      ...recency(requirement),
      ...only('professional', 'glossy', 'matte'),
      ...paperAndFile(requirement),
    ],
    forbidden: [
      ...glasses.forbidden,
      { key: smileAllowed(requirement) ? 'teeth' : 'smile', rests: restsOn(requirement.expression) },
      ...head.forbidden,
      { key: 'backgroundUneven', rests: restsOn(requirement.background) },
      ...forbiddenOf(requirement),
    ],
  };
}

function expression({ expression: rule }: PhotoRequirement): RuleItem<RequiredKey> {
  return { key: rule ? expressionKeys[rule.policy] : 'expressionNeutral', rests: restsOn(rule) };
}

function headHeight({ headHeight: band }: PhotoRequirement): RuleItem<RequiredKey> {
  return {
    key: band.includesHair ? 'headHeightWithHair' : 'headHeight',
    values: { range: { kind: 'limit', min: band.minMm, max: band.maxMm, unit: 'mm' } },
    // A band of the standard or of a related photo counts as common practice, even if the size has a source.
    rests: headRests[band.derivation] ?? restsOn(band),
  };
}

const headRests: Partial<Record<PhotoRequirement['headHeight']['derivation'], RestsOn>> = {
  icao: 'usual',
  us: 'usual',
  scaled: 'usual',
  point: 'others',
};

function eyeLine({ eyeLineFromBottom: band }: PhotoRequirement): RuleItem<RequiredKey>[] {
  const { minMm, maxMm } = band;
  if (minMm === null && maxMm === null) return [];
  const range = { kind: 'limit', min: minMm, max: maxMm, unit: 'mm' } as const;
  return [{ key: 'eyeLine', values: { range }, rests: restsOn(band) }];
}

function background({ background: rule }: PhotoRequirement): RuleItem<RequiredKey>[] {
  const rests = restsOn(rule);
  const keys = rule.alternatives.flatMap((each) => alternativeOf(each, rule.refused) ?? []);
  return [
    { key: 'background', values: { colour: { kind: 'colour', name: rule.colour } }, rests },
    ...(keys.length > 0
      ? [{ key: 'alternatives' as const, values: { list: { kind: 'backgrounds' as const, keys } }, rests }]
      : []),
  ];
}

function caption({ caption: rule }: PhotoRequirement): RuleItem<RequiredKey>[] {
  return rule ? [{ key: rule.required ? 'caption' : 'captionAllowed', rests: restsOn(rule) }] : [];
}

function recency({ photoAgeMonthsMax: age }: PhotoRequirement): RuleItem<RequiredKey>[] {
  return age ? [{ key: 'recent', values: { count: age.value }, rests: restsOn(age) }] : [];
}

function paperAndFile(requirement: PhotoRequirement): RuleItem<RequiredKey>[] {
  const { print, minDpi, file, pixels } = requirement;
  const items: RuleItem<RequiredKey>[] = [];
  if (print.copies !== null && bringsPrints(requirement)) {
    items.push({ key: 'copies', values: { count: print.copies }, rests: restsOn(print) });
  }
  if (minDpi) {
    items.push({
      key: 'dpi',
      values: { resolution: { kind: 'limit', min: minDpi.value, max: null, unit: 'dpi' } },
      rests: restsOn(minDpi),
    });
  }
  items.push(...pixelSize(pixels).map((item) => ({ ...item, rests: restsOn(pixels) })));
  const rests = restsOn(file);
  if (file.formats !== null) {
    const formats = { kind: 'formats', formats: file.formats } as const;
    items.push({ key: 'fileFormats', values: { formats }, rests });
  }
  if (file.minKb !== null || file.maxKb !== null) {
    const range = { kind: 'limit', min: file.minKb, max: file.maxKb, unit: 'kB' } as const;
    items.push({ key: 'fileSize', values: { range }, rests });
  }
  return items;
}

function pixelSize(pixels: PhotoRequirement['pixels']): Omit<RuleItem<RequiredKey>, 'rests'>[] {
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
