import type { RequirementAnswer } from '@vesika/contract';

export interface SupplyRule extends Pick<RequirementAnswer, 'supply' | 'edits' | 'discontinued'> {
  print: RequirementAnswer['record']['print'];
  covering: NonNullable<RequirementAnswer['record']['headCovering']>['compulsoryFor'];
  authority: RequirementAnswer['record']['authority'];
}

const ofNoCountry = 'ZZ';

/** Undefined for plain sizes, and if another document's record is used, which does not say who takes this photo. */
export function supplyRule(answer: RequirementAnswer | undefined): SupplyRule | undefined {
  if (answer?.basis !== 'record' || answer.country_code === ofNoCountry) return undefined;
  const { supply, edits, discontinued, record } = answer;
  const covering = record.headCovering?.compulsoryFor ?? null;
  return { supply, edits, discontinued, print: record.print, covering, authority: record.authority };
}

type Supply = SupplyRule['supply'];
export type SupplyRoute = Omit<Supply, 'otherwise'>;
export type SupplyKind = NonNullable<Supply['kind']>;
export type Application = Supply['appliesTo'][number];

export type SupplyName = SupplyKind | 'applicant' | 'studio-or-office' | 'unknown';

type Way = Pick<SupplyRoute, 'kind' | 'details' | 'appliesTo'>;

/** In: a way of supply; with `otherwise`, the title also covers an office that takes the photo beside the studios. */
export function supplyName({
  kind,
  details,
  appliesTo,
  otherwise = [],
}: Way & { otherwise?: readonly Way[] }): SupplyName {
  if (details.includes('applicant-brings')) return 'applicant';
  const officeToo = otherwise.some(
    (other) => other.kind === 'captured' && wayOf(other.appliesTo) === wayOf(appliesTo),
  );
  return kind === 'certified-digital' && officeToo ? 'studio-or-office' : (kind ?? 'unknown');
}

export interface Exception {
  appliesTo: Application[];
  /** Another variant of the document that has the photo for this way; null if this record has it. */
  variant: string | null;
  /** The rules ask for a photo, and do not say who takes it. */
  isSilent: boolean;
}

export interface OwnPhoto {
  isTaken: boolean;
  isUnknown: boolean;
  exceptions: Exception[];
  hasStudioFile: boolean;
}

export function ownPhoto({ supply, discontinued }: Pick<SupplyRule, 'supply' | 'discontinued'>): OwnPhoto {
  const isUnknown = discontinued === null && supply.kind === null;
  const isTaken = discontinued === null && supply.kind !== null && isOwn(supply.kind);
  return {
    isTaken,
    isUnknown,
    exceptions: isTaken ? [] : exceptionsOf(supply),
    hasStudioFile: !isTaken && [supply, ...supply.otherwise].some(({ kind }) => isStudio(kind)),
  };
}

export const unconfirmedWay = 'unconfirmed';

export function mayMake(own: OwnPhoto, way: string | null): boolean {
  if (own.isTaken || (own.isUnknown && way === unconfirmedWay)) return true;
  return own.exceptions.some(({ appliesTo, variant }) => variant === null && wayOf(appliesTo) === way);
}

export function wayOf(appliesTo: readonly Application[]): string {
  return appliesTo.join('-') || 'otherwise';
}

function exceptionsOf({ otherwise }: Supply): Exception[] {
  return otherwise.flatMap(({ kind, appliesTo, variant, details }) =>
    kind !== null && isOwn(kind)
      ? [{ appliesTo, variant, isSilent: details.includes('applicant-brings') }]
      : [],
  );
}

function isOwn(kind: SupplyKind): boolean {
  return kind === 'self' || kind === 'self-or-professional';
}

function isStudio(kind: SupplyKind | null): boolean {
  return kind === 'professional' || kind === 'certified-digital';
}
