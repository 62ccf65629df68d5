import { type AppearanceRule, type Edit, type PhotoRequirement, refusesEditing } from '@vesika/requirements';
import type { ForbiddenKey, RequiredKey, RestsOn, RuleItem } from '../rule-item.ts';
import { restsOn } from './rests.server.ts';

type Route = Pick<PhotoRequirement['supply'], 'kind'>;

function isProfessional({ kind }: Route): boolean {
  return kind === 'professional' || kind === 'certified-digital';
}

export function requiredOf(requirement: PhotoRequirement): RuleItem<RequiredKey>[] {
  const { headHeight, appearance, print, supply } = requirement;
  const keys: [RequiredKey[], RestsOn][] = [
    [headHeight.includesHair === false ? ['hairNotCounted'] : [], restsOn(headHeight)],
    [
      required(appearance?.rules, {
        'ears-visible': 'ears',
        'eyebrows-visible': 'eyebrows',
        'hair-inside-picture': 'hairInside',
        'clothes-contrast': 'clothesContrast',
        collar: 'collar',
      } as const),
      restsOn(appearance),
    ],
    [isProfessional(supply) ? ['professional'] : [], restsOn(supply)],
    [print.finish ? [print.finish] : [], restsOn(print)],
  ];
  return keys.flatMap(itemsOf);
}

export function forbiddenOf({
  background,
  appearance,
  print,
  supply,
  edits,
}: PhotoRequirement): RuleItem<ForbiddenKey>[] {
  const keys: [ForbiddenKey[], RestsOn][] = [
    [background.refused.includes('white') ? ['whiteBackground'] : [], restsOn(background)],
    [
      required(appearance?.rules, {
        'no-white-clothes': 'whiteClothes',
        'no-uniform': 'uniform',
        'no-jewellery': 'jewellery',
      } as const),
      restsOn(appearance),
    ],
    [print.borderless ? ['border'] : [], restsOn(print)],
    [supply.refusedCaptures.includes('selfie') ? ['selfie'] : [], restsOn(supply)],
    [refusesEditing({ edits }) ? [editingKey(edits.refused)] : [], restsOn(edits)],
  ];
  return keys.flatMap(itemsOf);
}

/** Names no more than the authority refuses. */
function editingKey(refused: readonly Edit[]): ForbiddenKey {
  const isAlone = (edit: Edit) => refused.every((each) => each === edit || each === 'cropping');
  if (isAlone('background')) return 'editingBackground';
  return isAlone('retouching') ? 'editingRetouching' : 'editing';
}

function itemsOf<Key extends string>([keys, rests]: [Key[], RestsOn]): RuleItem<Key>[] {
  return keys.map((key) => ({ key, rests }));
}

function required<Key>(
  rules: readonly AppearanceRule[] = [],
  keys: Partial<Record<AppearanceRule, Key>>,
): Key[] {
  return rules.flatMap((rule) => keys[rule] ?? []);
}
