import type { RulesChange } from '@vesika/contract';
import { formatList, type Language, type QuantityUnit } from '@vesika/messages';

export type Difference = RulesChange['differences'][number];

export const ruleFields = {
  'size.widthMm': { name: 'widthMm', unit: 'mm' },
  'size.heightMm': { name: 'heightMm', unit: 'mm' },
  'headHeight.minMm': { name: 'headMin', unit: 'mm' },
  'headHeight.maxMm': { name: 'headMax', unit: 'mm' },
  'eyeLineFromBottom.minMm': { name: 'eyeMin', unit: 'mm' },
  'eyeLineFromBottom.maxMm': { name: 'eyeMax', unit: 'mm' },
  'topMargin.minMm': { name: 'marginMin', unit: 'mm' },
  'topMargin.maxMm': { name: 'marginMax', unit: 'mm' },
  'headWidth.minMm': { name: 'faceWidthMin', unit: 'mm' },
  'headWidth.maxMm': { name: 'faceWidthMax', unit: 'mm' },
  'chinMargin.minMm': { name: 'chinMarginMin', unit: 'mm' },
  'chinMargin.maxMm': { name: 'chinMarginMax', unit: 'mm' },
  'faceCentreFromSide.minMm': { name: 'faceCentreMin', unit: 'mm' },
  'faceCentreFromSide.maxMm': { name: 'faceCentreMax', unit: 'mm' },
  'file.minKb': { name: 'fileMin', unit: 'kB' },
  'file.maxKb': { name: 'fileMax', unit: 'kB' },
  'minDpi.value': { name: 'dpi', unit: 'dpi' },
  'background.hex': { name: 'background', unit: null },
  glasses: { name: 'glasses', unit: null },
  headCovering: { name: 'headCovering', unit: null },
  smileAllowed: { name: 'smile', unit: null },
} as const satisfies Record<string, { name: string; unit: QuantityUnit | null }>;

type RuleFieldPath = keyof typeof ruleFields;

export function isRuleField(path: string): path is RuleFieldPath {
  return Object.hasOwn(ruleFields, path);
}

export function plainValue(language: Language, value: unknown): string {
  if (Array.isArray(value)) {
    return formatList(
      language,
      value.map((each) => plainValue(language, each)),
    );
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
