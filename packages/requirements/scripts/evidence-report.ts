import { allRequirements, documentTypes, type Level, levels, type PhotoRequirement } from '../src/index.ts';
import { ruledFacts } from '../src/schema.ts';
import { type BandFact, bandFacts } from '../src/vocabulary.ts';

/** Generates docs/requirements.md: how many facts rest on which evidence, and where research is needed most. */
export function evidenceReport(records: readonly PhotoRequirement[] = allRequirements()): string {
  return `# Evidence for the requirements

\`npm run requirements\` writes this page; a test compares it with the records.
[packages/requirements/data/README.md](../packages/requirements/data/README.md) explains the terms.

## Records

${table(['', ...verifiedLevels, 'total'], recordRows(records))}

Passport records of countries (without groups and variants) with no evidence but the international standard:
${passports(records).filter(({ verified }) => verified === 'icao-default').length} of ${passports(records).length}.

## Facts

Of ${records.length} records; a fact that we did not find is absent.

${table(['Fact', ...levels, 'not found'], factRows(records))}

## Passports of states

Of ${statePassports(records).length} passports, without those of territories that have the issuing state’s. For ${statePassports(records).filter((record) => decisive.every((fact) => levelOf(record, fact) === 'official')).length}, the
authority states all five facts.

${table(['Fact', ...levels, 'not found'], factRows(statePassports(records), decisive))}

## Who takes the photo

${table(['Way', 'main', 'in other applications'], supplyRows(records))}

## Weakest fifty

A fact scores two points if the authority or a copy of its text states it, one if another source does, none otherwise; ${facts.length * 2} at
most. Equal records are sorted by code.

${table(
  ['Record', 'Points', 'Verified', 'Size'],
  weakest(records).map((record) => [
    nameOf(record),
    String(points(record)),
    record.verified,
    `${record.size.widthMm}x${record.size.heightMm}`,
  ]),
)}
`;
}

const verifiedLevels = ['official', 'official-copy', 'two-sources', 'single-source', 'icao-default'] as const;

/** Facts with evidence. Every rule has some, except that a document is discontinued. */
const facts = ruledFacts.filter((fact) => fact !== 'discontinued');
type Fact = (typeof facts)[number];

/** Facts that decide whether an authority accepts a photo. */
const decisive = ['size', 'headHeight', 'background', 'supply', 'edits'] as const satisfies readonly Fact[];

/** Null if nothing was found: there is no fact, or it is empty. */
function levelOf(record: PhotoRequirement, fact: Fact): Level | null {
  if (fact === 'supply' && record.supply.kind === null) return null;
  if (fact === 'edits' && record.edits.source === null) return null;
  if (isBand(fact) && record[fact].minMm === null && record[fact].maxMm === null) return null;
  if (isOfFileOrPrint(fact) && record[fact].source === null) return null;
  return record[fact]?.level ?? null;
}

/** A target point of a data set is not a requirement. */
function isBand(fact: Fact): fact is BandFact {
  return (bandFacts as readonly Fact[]).includes(fact);
}

function isOfFileOrPrint(fact: Fact): fact is 'pixels' | 'file' | 'print' {
  return fact === 'pixels' || fact === 'file' || fact === 'print';
}

const worth: Readonly<Record<Level, number>> = {
  official: 2,
  copy: 2,
  reported: 1,
  secondary: 1,
  unverified: 0,
};

function points(record: PhotoRequirement): number {
  const levelsOf = facts.flatMap((fact) => levelOf(record, fact) ?? []);
  return levelsOf.reduce((sum, level) => sum + worth[level], 0);
}

function weakest(records: readonly PhotoRequirement[]): PhotoRequirement[] {
  return [...records]
    .filter(({ countryCode }) => countryCode !== 'ZZ')
    .sort((a, b) => points(a) - points(b) || nameOf(a).localeCompare(nameOf(b), 'en'))
    .slice(0, 50);
}

function nameOf({ countryCode, documentType, variant }: PhotoRequirement): string {
  return [countryCode, documentType, ...(variant === 'standard' ? [] : [variant])].join(' ');
}

function passports(records: readonly PhotoRequirement[]): PhotoRequirement[] {
  return records.filter(({ documentType, isPrimary }) => documentType === 'passport' && isPrimary);
}

/** Passports of issuing states only, because a territory’s record repeats that of its state. */
function statePassports(records: readonly PhotoRequirement[]): PhotoRequirement[] {
  return passports(records).filter(({ inheritsFrom }) => inheritsFrom === null);
}

function recordRows(records: readonly PhotoRequirement[]): string[][] {
  return documentTypes.map((type) => {
    const ofType = records.filter(({ documentType }) => documentType === type);
    const counts = verifiedLevels.map((level) => ofType.filter(({ verified }) => verified === level).length);
    return [type, ...[...counts, ofType.length].map(String)];
  });
}

function factRows(records: readonly PhotoRequirement[], of: readonly Fact[] = facts): string[][] {
  return of.map((fact) => {
    const found = records.map((record) => levelOf(record, fact));
    return [fact, ...[...levels, null].map((level) => String(found.filter((each) => each === level).length))];
  });
}

function supplyRows(records: readonly PhotoRequirement[]): string[][] {
  const main = records.map(({ supply }) => supply.kind);
  const other = records.flatMap(({ supply }) => supply.otherwise.map(({ kind }) => kind));
  const kinds = [...new Set([...main, ...other])].sort((a, b) => count(main, b) - count(main, a));
  return kinds.map((kind) => [kind ?? 'not found', String(count(main, kind)), String(count(other, kind))]);
}

function count<T>(all: readonly T[], wanted: T): number {
  return all.filter((each) => each === wanted).length;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
