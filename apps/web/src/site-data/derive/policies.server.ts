import { type AppearanceRule, type PhotoRequirement, refusesEditing } from '@vesika/requirements';
import type { ForbiddenKey, Policy, RequiredKey } from '../country-guide.ts';

/** What is told before anything else: who takes the photo, and whether it may be edited. */
export function policiesOf({ supply, edits }: Pick<PhotoRequirement, 'supply' | 'edits'>): Policy[] {
  return [
    ...(refusesEditing({ edits }) ? (['editing-forbidden'] as const) : []),
    ...(isProfessional(supply) ? (['professional-only'] as const) : []),
    ...(supply.kind === 'captured' ? (['authority-takes-photo'] as const) : []),
    ...(supply.kind !== 'captured' && supply.otherwise.some(isFirstCaptured)
      ? (['authority-takes-first-photo'] as const)
      : []),
  ];
}

type Route = Pick<PhotoRequirement['supply'], 'kind' | 'appliesTo'>;

function isProfessional({ kind }: Route): boolean {
  return kind === 'professional' || kind === 'certified-digital';
}

function isFirstCaptured({ kind, appliesTo }: Route): boolean {
  return kind === 'captured' && appliesTo.includes('first-application');
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
