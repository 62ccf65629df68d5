import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileText } from '../scripts/write-evidence-report.ts';
import { authorityOf } from './authorities.ts';
import { capturedDocuments } from './captured-documents.ts';
import { countryFileSchema, documentAuthoritySchema } from './data-schemas.ts';
import { withEmptyFields } from './empty-fields.ts';
import { mainSource } from './policies.ts';
import { countryRecords, isOfficial, leadingSources } from './records.ts';
import {
  namedSourceSchema,
  type PhotoRequirement,
  photoRequirementSchema,
  type RequirementSource,
  sourceKinds,
} from './schema.ts';
import { namedSources, sourceIds } from './sources.ts';
import { storedData } from './stored.ts';
import { unfitnessOf } from './unfit-hosts.ts';
import type { Level } from './vocabulary.ts';
import { bandFacts } from './vocabulary.ts';

const folder = new URL('../data/countries/', import.meta.url);
const fileNames = readdirSync(folder);
const records = [...countryRecords().values()].flatMap((file) => file.records);
const named = records.map(
  (record) => [`${record.countryCode} ${record.documentType} ${record.variant}`, record] as const,
);

/** Day on which the extract of an authority's page was written, by address. */
const seenOn = new Map(
  namedSources(sourceIds())
    .filter(({ id, kind }) => kind === 'official' && existsSync(extractAt(id)))
    .map(({ id, address }) => [address, JSON.parse(readFileSync(extractAt(id), 'utf8')).seenOn as string]),
);

function extractAt(id: string): URL {
  return new URL(`../data/extracts/${id}.json`, import.meta.url);
}

/** ISO 3166-1 alpha-2, as the IANA time zone database lists them. */
const isoCodes = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
  BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE
  EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM
  HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
  LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
  TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/);

describe('the files', () => {
  it.each(fileNames)('%s keeps to the schema and is named by its code', (fileName) => {
    const stored = JSON.parse(readFileSync(new URL(fileName, folder), 'utf8'));
    const file = countryFileSchema.parse({ ...stored, records: stored.records.map(withEmptyFields.record) });
    expect(fileName).toBe(`${file.countryCode.toLowerCase()}.json`);
  });

  it.each([
    ...fileNames.map((name) => `countries/${name}`),
    'authorities.json',
    'captured-documents.json',
    'child-rules.json',
    'sources.json',
    'changes.json',
  ])('%s omits empty fields', (fileName) => {
    const text = readFileSync(new URL(`../data/${fileName}`, import.meta.url), 'utf8');
    expect(JSON.parse(text)).toStrictEqual(JSON.parse(fileText(JSON.parse(text))));
  });

  it('are the 249 countries, Kosovo and the two groups', () => {
    expect(isoCodes).toHaveLength(249);
    expect([...countryRecords().keys()].sort()).toEqual([...isoCodes, 'XK', 'EU', 'ZZ'].sort());
  });
});

describe('the set', () => {
  it('holds every record under a key of its own', () => {
    expect(records.length).toBeGreaterThan(412);
    expect(new Set(named.map(([key]) => key)).size).toBe(records.length);
  });

  it('has one alpha-3 code per country', () => {
    const alpha3 = [...countryRecords().values()].map((file) => file.alpha3);
    expect(new Set(alpha3).size).toBe(alpha3.length);
  });

  it('has at most one primary record per country and type', () => {
    const primary = records.filter((record) => record.isPrimary);
    const keys = primary.map((record) => `${record.countryCode} ${record.documentType}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has a primary record wherever a country has records of a wizard type', () => {
    const wanted = records.filter(
      (record) => record.documentType !== 'other' && !['EU', 'ZZ'].includes(record.countryCode),
    );
    const lacking = wanted.filter(
      (record) =>
        !records.some(
          (other) =>
            other.isPrimary &&
            other.countryCode === record.countryCode &&
            other.documentType === record.documentType,
        ),
    );
    expect(lacking).toEqual([]);
  });

  it.each([
    ['passport', 250],
    ['visa', 74],
    ['id', 50],
    ['other', 0],
  ] as const)('has the primary records of type %s: %i', (documentType, count) => {
    const primary = records.filter((record) => record.isPrimary && record.documentType === documentType);
    expect(primary).toHaveLength(count);
  });

  it('names an issuing state that exists', () => {
    const states = records.map((record) => record.inheritsFrom).filter((state) => state !== null);
    expect(states.length).toBeGreaterThan(0);
    expect(states.filter((state) => !isoCodes.includes(state))).toEqual([]);
  });
});

describe('the authorities', () => {
  const { authorities } = storedData();

  it('are valid, and each belongs to a document', () => {
    for (const authority of authorities) {
      documentAuthoritySchema.parse({ readOn: null, ...authority });
    }
    const documents = [...records, ...capturedDocuments()];
    const known = new Set(
      documents.flatMap(({ countryCode, documentType, variant }) => [
        `${countryCode} ${documentType}`,
        `${countryCode} ${documentType} ${variant}`,
      ]),
    );
    const named = authorities.flatMap(({ of }) => of);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('have pages of their own, which are on no unfit site', () => {
    expect(authorities.filter(unfitnessOf)).toEqual([]);
  });

  it('were read on the day of the extract of the page, or not by us', () => {
    for (const { address, readOn } of authorities) {
      expect([address, readOn ?? null]).toEqual([address, seenOn.get(address) ?? null]);
    }
    expect(authorities.filter(({ readOn }) => readOn).length).toBeGreaterThan(5);
  });

  it.each([
    ['passport', 60],
    ['visa', 40],
    ['other', 20],
  ] as const)(
    'of documents of type %s are known for at least %i countries or permits',
    (documentType, least) => {
      const ofType = records.filter((record) => record.documentType === documentType && record.authority);
      expect(new Set(ofType.map(({ label }) => label)).size).toBeGreaterThanOrEqual(least);
    },
  );

  it('prefers the authority of the variant, and that of the issuing state', () => {
    const lottery = { countryCode: 'US', documentType: 'visa', variant: 'us-diversity-visa' } as const;
    expect(authorityOf(lottery)?.address).toBe('https://dvprogram.state.gov');
    expect(authorityOf({ ...lottery, variant: 'standard' })?.name).toBe('U.S. Department of State');
    const bermuda = records.find(({ countryCode }) => countryCode === 'BM');
    expect(bermuda?.authority?.name).toBe('HM Passport Office');
    expect(authorityOf({ countryCode: 'KI', documentType: 'visa', variant: 'standard' })).toBeNull();
  });
});

describe('each record', () => {
  it.each(named)('%s keeps to the schema', (_key, record) => {
    expect(photoRequirementSchema.safeParse(record).error).toBeUndefined();
  });

  it.each(named)('%s can be met: every band lies inside the picture', (_key, record) => {
    expect(bandFaults(record)).toEqual([]);
  });

  it.each(named)('%s works out millimetres from published pixels', (_key, record) => {
    const { size, pixels } = record;
    for (const fact of bandFacts) {
      const { px, minMm, maxMm } = record[fact];
      if (px === null) continue;
      const mmPerPx = size.widthMm / pixels.widthPx!;
      const inMm = (value: number | null) => value && Math.round(value * mmPerPx * 100) / 100;
      expect([fact, minMm, maxMm]).toEqual([fact, inMm(px.min), inMm(px.max)]);
    }
  });

  it('is completed if it was stored before a fact existed', () => {
    const { headWidth, chinMargin, faceCentreFromSide, ...older } = records.find(
      ({ countryCode, documentType }) => countryCode === 'DE' && documentType === 'passport',
    )!;
    expect(withEmptyFields.record(older)).toEqual({ ...older, headWidth, chinMargin, faceCentreFromSide });
  });

  it('names what it rests on', () => {
    const unsupported = records.filter(
      (record) => record.verified === 'default' || record.sources.length === 0,
    );
    expect(unsupported).toEqual([]);
  });

  it('names the source nearest to the authority first', () => {
    const rank = ({ kind }: RequirementSource) => sourceKinds.indexOf(kind);
    const unordered = records.filter(({ sources }) =>
      sources.some((source, index) => index > 0 && rank(source) < rank(sources[index - 1] ?? source)),
    );
    expect(unordered).toEqual([]);
  });

  it.each(named)('%s states supply and edits, or that they are unknown', (_key, record) => {
    for (const fact of [record.supply, ...record.supply.otherwise]) {
      expect(fact.source !== null || fact.level === 'unverified').toBe(true);
      if (fact.kind === null) expect([fact.level, fact.source]).toEqual(['unverified', null]);
    }
    const { refused, level, source } = record.edits;
    expect(source !== null || level === 'unverified').toBe(true);
    if (refused.length > 0) expect(source).not.toBeNull();
  });

  it.each(named)('%s rests each fact on a source that it names', (_key, record) => {
    const known = new Set(record.sources.map(({ id }) => id));
    for (const [field, { level, source }] of factsOf(record)) {
      if (source !== null) expect([field, source, known.has(source)]).toEqual([field, source, true]);
      if (level === 'unverified') continue;
      const kind = record.sources.find(({ id }) => id === source)?.kind;
      expect([field, level]).toEqual([field, kind && levelOf(kind)]);
    }
  });

  it.each(named)('%s cites a source for limits of file, print and frame, or omits them', (_key, record) => {
    for (const field of ['pixels', 'file', 'print', ...bandFacts] as const) {
      const { level, source, ...values } = record[field];
      const isSaid = Object.values(values).some((value) =>
        Array.isArray(value) ? value.length : value !== null,
      );
      expect([field, source !== null]).toEqual([field, Boolean(isSaid)]);
      if (!isSaid) expect(level).toBe('unverified');
    }
  });

  it.each(named)('%s is confirmed by other sources that it names', (_key, { size, sources }) => {
    const others = sources.map(({ id }) => id).filter((id) => id !== size.source);
    expect(others).toEqual(expect.arrayContaining(size.confirmedBy));
  });

  it.each([
    ['KH', 'single-source', ['idphotosnap', 'visafoto-2025']],
    ['NG', 'two-sources', ['idphotosnap', 'visafoto-2025', 'timpson-nigerian-passport-photo-size']],
  ] as const)('of %s is %s: IDPhotoSnap and visafoto count as one', (code, verified, ids) => {
    const passport = records.find(
      (record) => record.countryCode === code && record.documentType === 'passport',
    );
    expect([passport?.verified, passport?.size.source, ...(passport?.size.confirmedBy ?? [])].sort()).toEqual(
      [verified, ...ids].sort(),
    );
  });

  it('cites IDPhotoSnap and VisaReadyNow for nothing that they do not state', () => {
    const silent = ['headHeight', 'glasses', 'eyeLineFromBottom', 'minDpi', 'print'] as const;
    const cited = records.flatMap((record) => silent.map((fact) => record[fact]?.source));
    expect(cited).not.toContain('idphotosnap');
    const refusals = records.filter(({ glasses }) => glasses?.source === 'visareadynow');
    expect(refusals.map(({ glasses }) => glasses?.policy)).not.toContain('forbidden');
  });

  it('takes the band of the standard for no statement of a data set', () => {
    const kindOf = ({ sources, headHeight }: PhotoRequirement) =>
      sources.find(({ id }) => id === headHeight.source)?.kind;
    const assumed = records.filter(({ headHeight }) => ['icao', 'us'].includes(headHeight.derivation));
    expect(assumed.length).toBeGreaterThan(100);
    expect(assumed.map(kindOf)).not.toContain('dataset');
  });

  it('is led by a source of 2015 or later if it has one', () => {
    const old = records.filter((record) => {
      const date = mainSource(record)?.date;
      return date && date < '2015' && record.sources.some((source) => !source.date || source.date >= '2015');
    });
    expect(old).toEqual([]);
  });

  it('names the own text of the authority where it says that it is official, never a copy', () => {
    const official = records.filter(({ verified }) => verified === 'official');
    expect(official.length).toBeGreaterThan(100);
    const leading = official.flatMap(leadingSources);
    expect(leading).toHaveLength(official.length);
    expect(leading.filter(({ kind }) => !isOfficial(kind) || kind === 'official-copy')).toEqual([]);
  });

  it('is led by no joke, office of an occupied territory, mirror of documents, shop, blog or registry of packages', () => {
    const unfit = records.flatMap((record) =>
      [mainSource(record), ...leadingSources(record)].filter((source) => source && unfitnessOf(source)),
    );
    expect(unfit).toEqual([]);
  });

  it('does not rest on jokes and offices of occupied territories at all', () => {
    const reasons = namedSources(sourceIds()).map(unfitnessOf);
    expect(reasons).toContain('mirror');
    expect(reasons.filter((reason) => reason === 'joke' || reason === 'occupied')).toEqual([]);
  });

  it('takes no shop, mirror or blog for an authority', () => {
    const official = namedSources(sourceIds()).filter(({ kind }) => levelOf(kind) === 'official');
    expect(official.filter(unfitnessOf)).toEqual([]);
  });

  it('uses every source, and each of them is valid', () => {
    const citing = [...records, ...capturedDocuments()];
    const used = new Set(citing.flatMap(({ sources }) => sources.map(({ id }) => id)));
    expect(sourceIds().filter((id) => !used.has(id))).toEqual([]);
    expect(namedSources(sourceIds()).map((source) => namedSourceSchema.safeParse(source).error)).toEqual(
      sourceIds().map(() => undefined),
    );
  });

  it('of a territory has the issuing state’s way of supply', () => {
    const passport = (code: string) =>
      records.find(
        ({ countryCode, documentType, isPrimary }) =>
          countryCode === code && documentType === 'passport' && isPrimary,
      );
    const territories = records.filter(
      ({ inheritsFrom, documentType }) => inheritsFrom !== null && documentType === 'passport',
    );
    expect(territories.length).toBeGreaterThan(40);
    for (const { countryCode, inheritsFrom, supply, edits } of territories) {
      const state = passport(inheritsFrom!);
      expect([countryCode, supply, edits]).toEqual([countryCode, state?.supply, state?.edits]);
    }
  });

  it('names a variant of the same document where a way needs another photo', () => {
    const ways = records.flatMap(({ countryCode, documentType, supply }) =>
      [supply, ...supply.otherwise].flatMap(({ variant, appliesTo }) =>
        variant ? [{ countryCode, documentType, variant, appliesTo }] : [],
      ),
    );
    expect(ways.length).toBeGreaterThan(4);
    const missing = ways.filter(
      ({ countryCode, documentType, variant, appliesTo }) =>
        !records.some(
          (record) =>
            record.countryCode === countryCode &&
            record.documentType === documentType &&
            record.variant === variant &&
            appliesTo.every((application) => record.supply.appliesTo.includes(application)),
        ),
    );
    expect(missing).toEqual([]);
  });

  it('has an address for a guide only as a primary passport record', () => {
    const guides = records.filter((record) => record.guideSlug !== null);
    expect(guides).toHaveLength(19);
    expect(guides.filter((record) => record.documentType !== 'passport' || !record.isPrimary)).toEqual([]);
  });
});

function levelOf(kind: RequirementSource['kind']): Level {
  if (kind === 'official-copy') return 'copy';
  if (kind === 'reported') return 'reported';
  return isOfficial(kind) ? 'official' : 'secondary';
}

type Evidence = Pick<PhotoRequirement['size'], 'level' | 'source'>;

function factsOf(record: PhotoRequirement): [field: string, Evidence][] {
  return Object.entries(record).flatMap(([field, value]) =>
    typeof value === 'object' && value !== null && 'level' in value
      ? [[field, value as Evidence] satisfies [string, Evidence]]
      : [],
  );
}

function bandFaults({
  size,
  headHeight,
  eyeLineFromBottom,
  topMargin,
  headWidth,
  chinMargin,
  faceCentreFromSide: faceCentre,
  pixels,
  file,
}: PhotoRequirement): string[] {
  const faults: string[] = [];
  const inOrder = (what: string, values: ReadonlyArray<number | null>) => {
    const known = values.filter((value) => value !== null);
    const sorted = known.every((value, index) => index === 0 || value >= (known[index - 1] ?? 0));
    if (!sorted) faults.push(`${what}: ${values.join(' <= ')}`);
  };
  const headMaxMm = headHeight.maxMm;
  inOrder('head height', [headHeight.minMm, headHeight.targetMm, headMaxMm, size.heightMm]);
  inOrder('eye line', [0, eyeLineFromBottom.minMm, eyeLineFromBottom.targetMm, eyeLineFromBottom.maxMm]);
  inOrder('eye line under the top', [eyeLineFromBottom.targetMm, size.heightMm]);
  inOrder('eye line under the top', [eyeLineFromBottom.maxMm, size.heightMm]);
  inOrder('top margin', [0, topMargin.minMm, topMargin.targetMm, topMargin.maxMm, size.heightMm]);
  inOrder('top margin and head together', [(topMargin.minMm ?? 0) + headHeight.minMm, size.heightMm]);
  inOrder('head width', [0, headWidth.minMm, headWidth.maxMm, size.widthMm]);
  inOrder('chin margin', [0, chinMargin.minMm, chinMargin.maxMm, size.heightMm]);
  inOrder('chin margin and head together', [(chinMargin.minMm ?? 0) + headHeight.minMm, size.heightMm]);
  inOrder('face centre', [0, faceCentre.minMm, size.widthMm / 2, faceCentre.maxMm, size.widthMm]);
  inOrder('width in px', [pixels.minWidthPx, pixels.widthPx, pixels.maxWidthPx]);
  inOrder('height in px', [pixels.minHeightPx, pixels.heightPx, pixels.maxHeightPx]);
  inOrder('file size', [file.minKb, file.maxKb]);
  return faults;
}
