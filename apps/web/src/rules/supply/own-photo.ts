import type { RequirementAnswer } from '@vesika/contract';

/** The parts of a requirement that decide who may supply the photo. */
export interface SupplyRule extends Pick<RequirementAnswer, 'supply' | 'edits' | 'discontinued'> {
  print: RequirementAnswer['record']['print'];
  /** People who have to cover the head; null if nobody does. */
  covering: NonNullable<RequirementAnswer['record']['headCovering']>['compulsoryFor'];
}

/** Plain sizes, which no authority asks for. */
const ofNoCountry = 'ZZ';

/** Undefined if another document's record is used, which says nothing of who takes this photo, and for plain sizes. */
export function supplyRule(answer: RequirementAnswer | undefined): SupplyRule | undefined {
  if (answer?.basis !== 'record' || answer.country_code === ofNoCountry) return undefined;
  const { supply, edits, discontinued, record } = answer;
  const covering = record.headCovering?.compulsoryFor ?? null;
  return { supply, edits, discontinued, print: record.print, covering };
}

export type Supply = SupplyRule['supply'];
export type SupplyRoute = Omit<Supply, 'otherwise'>;
export type SupplyKind = NonNullable<Supply['kind']>;
export type Application = Supply['appliesTo'][number];

/** Name of a way of supply. `applicant`: the applicant brings the photo, which need not mean that a self-taken one is accepted. */
export type SupplyName = SupplyKind | 'applicant' | 'unknown';

export function supplyName({ kind, details }: Pick<SupplyRoute, 'kind' | 'details'>): SupplyName {
  return details.includes('applicant-brings') ? 'applicant' : (kind ?? 'unknown');
}

/** Applications that accept the applicant's own photo although the authority refuses it elsewhere. */
export interface Exception {
  appliesTo: Application[];
}

export interface OwnPhoto {
  /** The authority is known to accept photos that people take themselves. */
  isTaken: boolean;
  /** We found nothing about who may take the photo. */
  isUnknown: boolean;
  exceptions: Exception[];
  /** A professional gives the person a file that can be checked. */
  hasStudioFile: boolean;
}

/** Whether the authority accepts photos that people take themselves. */
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

/** The way into the wizard for a photo that nobody knows to be accepted. */
export const unconfirmedWay = 'unconfirmed';

/** Whether a photo may be made: by the rule itself, or for the way that the person has chosen. */
export function mayMake(own: OwnPhoto, way: string | null): boolean {
  if (own.isTaken || (own.isUnknown && way === unconfirmedWay)) return true;
  return own.exceptions.some(({ appliesTo }) => wayOf(appliesTo) === way);
}

/** The name of an exception in an address. */
export function wayOf(appliesTo: readonly Application[]): string {
  return appliesTo.join('-') || 'otherwise';
}

function exceptionsOf({ otherwise }: Supply): Exception[] {
  return otherwise.flatMap(({ kind, appliesTo }) => (kind !== null && isOwn(kind) ? [{ appliesTo }] : []));
}

function isOwn(kind: SupplyKind): boolean {
  return kind === 'self' || kind === 'self-or-professional';
}

function isStudio(kind: SupplyKind | null): boolean {
  return kind === 'professional' || kind === 'certified-digital';
}
