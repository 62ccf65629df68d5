import type { RequirementAnswer } from '@vesika/contract';

/** All that is told of a photo before how it has to look. */
export interface SupplyRule extends Pick<RequirementAnswer, 'supply' | 'edits' | 'discontinued'> {
  print: RequirementAnswer['record']['print'];
  /** Who has to cover the head; null: nobody. */
  covering: NonNullable<RequirementAnswer['record']['headCovering']>['compulsoryFor'];
}

/** Undefined where another document's record stands in: who takes that photo says nothing of this one. */
export function supplyRule(answer: RequirementAnswer | undefined): SupplyRule | undefined {
  if (answer?.basis !== 'record') return undefined;
  const { supply, edits, discontinued, record } = answer;
  const covering = record.headCovering?.compulsoryFor ?? null;
  return { supply, edits, discontinued, print: record.print, covering };
}

export type Supply = SupplyRule['supply'];
export type SupplyRoute = Omit<Supply, 'otherwise'>;
export type SupplyKind = NonNullable<Supply['kind']>;
export type Application = Supply['appliesTo'][number];

/** What a way is called: that the applicant brings the photo does not say that a self-taken one is accepted. */
export type SupplyName = SupplyKind | 'applicant' | 'unknown';

export function supplyName({ kind, details }: Pick<SupplyRoute, 'kind' | 'details'>): SupplyName {
  return details.includes('applicant-brings') ? 'applicant' : (kind ?? 'unknown');
}

/** Applications for which a photo of one's own may be made although the authority refuses it elsewhere. */
export interface Exception {
  appliesTo: Application[];
  /** False where the rule is silent about them: whoever goes on has to ask first. */
  isPublished: boolean;
}

export interface OwnPhoto {
  /** False where the authority takes the photo itself, or from professionals alone. */
  isTaken: boolean;
  exceptions: Exception[];
  /** A professional hands the person a file that can be measured. */
  hasStudioFile: boolean;
}

/** Whether a photo that people make of themselves gets to the authority at all; unknown is not refused. */
export function ownPhoto({ supply, discontinued }: Pick<SupplyRule, 'supply' | 'discontinued'>): OwnPhoto {
  const isTaken = discontinued === null && (supply.kind === null || isOwn(supply.kind));
  return {
    isTaken,
    exceptions: isTaken ? [] : exceptionsOf(supply),
    hasStudioFile: !isTaken && [supply, ...supply.otherwise].some(({ kind }) => isStudio(kind)),
  };
}

/** The chosen exception, by the first of its applications; null where the rule knows none of that name. */
export function exceptionFor(own: OwnPhoto, way: string | null): Exception | null {
  return own.exceptions.find(({ appliesTo }) => wayOf(appliesTo) === way) ?? null;
}

/** The name of an exception in an address. */
export function wayOf(appliesTo: readonly Application[]): string {
  return appliesTo.join('-') || 'otherwise';
}

function exceptionsOf(supply: Supply): Exception[] {
  const published = supply.otherwise
    .filter(({ kind }) => kind !== null && isOwn(kind))
    .map(({ appliesTo }) => ({ appliesTo, isPublished: true }));
  const spokenOf = new Set(supply.otherwise.flatMap(({ appliesTo }) => appliesTo));
  const silent = supply.appliesTo.flatMap((application) => counterparts[application] ?? []);
  return [
    ...published,
    ...silent
      .filter((application) => !spokenOf.has(application))
      .map((application) => ({ appliesTo: [application], isPublished: false })),
  ];
}

/** What a rule that names only the one leaves open. */
const counterparts: Partial<Record<Application, Application>> = {
  home: 'abroad',
  online: 'paper',
};

function isOwn(kind: SupplyKind): boolean {
  return kind === 'self' || kind === 'self-or-professional';
}

function isStudio(kind: SupplyKind | null): boolean {
  return kind === 'professional' || kind === 'certified-digital';
}
