import { describe, expect, it } from 'vitest';
import { capturedDocuments } from './captured-documents.ts';
import { allRequirements, findRequirement, needsVariant, variantsOf } from './lookup.ts';
import { photoRequirementSchema } from './schema.ts';

describe('findRequirement', () => {
  it.each([
    ['DE', 'passport', 'record', 'DE passport standard', 'official-copy'],
    ['de', 'visa', 'record', 'DE visa standard', 'official'],
    ['DEU', 'id', 'record', 'DE id standard', 'official-copy'],
    ['tur', 'passport', 'record', 'TR passport standard', 'official'],
    ['ID', 'passport', 'record', 'ID passport standard', 'single-source'],
    ['KR', 'id', 'passport-of-country', 'KR passport standard', 'official'],
    ['AD', 'visa', 'passport-of-country', 'AD passport standard', 'single-source'],
    ['DK', 'other', 'record', 'DK other driver-license', 'single-source'],
    ['EU', 'visa', 'record', 'EU visa schengen-visa', 'official'],
    ['EU', 'id', 'default', 'EU id standard', 'default'],
    ['ZZ', 'visa', 'passport-of-country', 'ZZ passport icao-9303', 'two-sources'],
  ] as const)('%s %s rests on %s: %s, %s', (countryCode, documentType, basis, key, verified) => {
    const answer = findRequirement({ countryCode, documentType });
    const record = answer?.requirement;
    expect([answer?.basis, `${record?.countryCode} ${record?.documentType} ${record?.variant}`]).toEqual([
      basis,
      key,
    ]);
    expect([answer?.verified, record?.verified]).toEqual([verified, verified]);
  });

  it.each(['', 'D', 'D1', 'Germany', '__proto__', 'constructor'])(
    'knows no country by the code "%s"',
    (countryCode) => {
      expect(findRequirement({ countryCode, documentType: 'passport' })).toBeUndefined();
    },
  );

  it('finds a variant in any case', () => {
    const answer = findRequirement({ countryCode: 'GB', documentType: 'passport', variant: 'Online' });
    expect(answer?.basis).toBe('record');
    expect(answer?.requirement.variant).toBe('online');
  });

  it('does not replace an unknown variant by another one', () => {
    expect(
      findRequirement({ countryCode: 'GB', documentType: 'passport', variant: 'paper' }),
    ).toBeUndefined();
    expect(findRequirement({ countryCode: 'EU', documentType: 'id', variant: 'standard' })).toBeUndefined();
  });

  it('has no requirements for a document for which nobody brings a photo', () => {
    expect(capturedDocuments().length).toBeGreaterThan(2);
    for (const { countryCode, documentType, variant } of capturedDocuments()) {
      expect(findRequirement({ countryCode, documentType, variant })).toBeUndefined();
    }
    expect(findRequirement({ countryCode: 'grc', documentType: 'id' })).toBeUndefined();
    expect(findRequirement({ countryCode: 'GR', documentType: 'other' })?.basis).toBe('passport-of-country');
  });

  it('names the source nearest to the authority', () => {
    const answer = findRequirement({ countryCode: 'FR', documentType: 'passport' });
    expect(answer?.source?.kind).toBe('official');
    expect(answer?.source?.address).toMatch(/^https:/);
  });

  it('returns the date of the named source, or none if it has none', () => {
    const answers = allRequirements().map(
      ({ countryCode, documentType, variant }) => findRequirement({ countryCode, documentType, variant })!,
    );
    for (const { source, date, requirement } of answers) {
      expect([date, requirement.sourceDate]).toEqual([source?.date ?? null, source?.date ?? null]);
    }
    expect(answers.filter(({ date }) => date === null).length).toBeGreaterThan(0);
    expect(answers.filter(({ date }) => date !== null).length).toBeGreaterThan(0);
  });

  it('names the source of the size, not of another fact', () => {
    const source = (countryCode: string, documentType: 'passport' | 'id') =>
      findRequirement({ countryCode, documentType })?.source?.id;
    expect(source('SG', 'passport')).toBe('ica-passport-photo-guidelines');
    expect(source('GB', 'id')).not.toBe('davidson-morris-brp');
  });

  it('is led by the authority where the size is only on a site that leads nothing', () => {
    const answer = findRequirement({ countryCode: 'IR', documentType: 'passport' });
    expect(answer?.requirement.size.source).toBe('timpson-iran');
    expect(answer?.source?.id).toBe('iran-consulate-shanghai');
  });

  it('falls back to the product’s defaults, 35x45, white, head 25-35, and to no further limits', () => {
    const answer = findRequirement({ countryCode: 'eu', documentType: 'id' });
    expect(answer).toMatchObject({
      basis: 'default',
      source: null,
      date: null,
      requirement: {
        countryCode: 'EU',
        documentType: 'id',
        size: { widthMm: 35, heightMm: 45 },
        background: { colour: 'white', hex: '#FFFFFF', level: 'unverified' },
        headHeight: { minMm: 25, maxMm: 35 },
        supply: { kind: null, level: 'unverified' },
        edits: { refused: [], level: 'unverified' },
        glasses: null,
        expression: null,
        minDpi: null,
      },
    });
    expect(photoRequirementSchema.safeParse(answer?.requirement).error).toBeUndefined();
  });

  it('returns the defaults for a code without records', () => {
    const answer = findRequirement({ countryCode: 'qq', documentType: 'passport' });
    expect(answer).toMatchObject({
      basis: 'default',
      requirement: { countryCode: 'QQ', verified: 'default' },
    });
    expect(photoRequirementSchema.safeParse(answer?.requirement).error).toBeUndefined();
    expect(findRequirement({ countryCode: 'QQ', documentType: 'passport', variant: 'x' })).toBeUndefined();
  });

  it('requires a variant if there are several permits or licences', () => {
    expect(findRequirement({ countryCode: 'DE', documentType: 'other' })).toBeUndefined();
    expect(needsVariant({ countryCode: 'DE', documentType: 'other' })).toBe(true);
    expect(needsVariant({ countryCode: 'DE', documentType: 'other', variant: 'x' })).toBe(false);
    expect(findRequirement({ countryCode: 'DK', documentType: 'other' })?.requirement.variant).toBe(
      'driver-license',
    );
    expect(findRequirement({ countryCode: 'AD', documentType: 'other' })?.basis).toBe('passport-of-country');
  });
});

describe('variantsOf', () => {
  it.each([
    ['US', 'visa', ['standard', 'us-diversity-visa']],
    ['in', 'passport', ['standard', 'children', 'overseas-2x2']],
    ['JP', 'visa', ['standard', 'e-visa', 'print-35x45']],
    ['AD', 'visa', []],
    ['XX', 'visa', []],
  ] as const)('%s %s: %j', (countryCode, documentType, variants) => {
    expect(variantsOf(countryCode, documentType).map((record) => record.variant)).toEqual(variants);
  });
});
