import { type AppearanceRule, type PhotoRequirement, refusesEditing } from '@vesika/requirements';
import type { ForbiddenKey, RequiredKey } from '../country-guide.ts';

type Route = Pick<PhotoRequirement['supply'], 'kind'>;

function isProfessional({ kind }: Route): boolean {
  return kind === 'professional' || kind === 'certified-digital';
}

export function requiredOf(requirement: PhotoRequirement): RequiredKey[] {
  const { headHeight, appearance, print, supply } = requirement;
  return [
    ...(headHeight.includesHair === false ? (['hairNotCounted'] as const) : []),
    ...asked(appearance?.rules, { 'ears-visible': 'ears', 'clothes-contrast': 'clothesContrast' } as const),
    ...(isProfessional(supply) ? (['professional'] as const) : []),
    ...(print.finish ? [print.finish] : []),
  ];
}

export function forbiddenOf({
  background,
  appearance,
  print,
  supply,
  edits,
}: PhotoRequirement): ForbiddenKey[] {
  return [
    ...(background.refused.includes('white') ? (['whiteBackground'] as const) : []),
    ...asked(appearance?.rules, { 'no-white-clothes': 'whiteClothes', 'no-uniform': 'uniform' } as const),
    ...(print.borderless ? (['border'] as const) : []),
    ...(supply.refusedCaptures.includes('selfie') ? (['selfie'] as const) : []),
    ...(refusesEditing({ edits }) ? (['editing'] as const) : []),
  ];
}

function asked<Key>(
  rules: readonly AppearanceRule[] = [],
  keys: Partial<Record<AppearanceRule, Key>>,
): Key[] {
  return rules.flatMap((rule) => keys[rule] ?? []);
}
