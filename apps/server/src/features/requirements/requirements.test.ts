import { countrySchema, operations, requestLine, requirementAnswerSchema } from '@vesika/contract';
import { type Language, loadNotes } from '@vesika/messages';
import { allRequirements, findCapturedDocument } from '@vesika/requirements';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { countries } from '../../schema/index.ts';
import { jpegTelling, pictureForm, testService } from '../../testing/test-service.ts';

const service = testService();

const ask = (query: string) => service.app.inject({ url: operations.photoRequirements.path, query });

describe('listCountries', () => {
  it('200: all countries of ISO 3166-1 and Kosovo in display order', async () => {
    const { countries } = (await service.app.inject(requestLine('listCountries'))).json();
    expect(countries).toHaveLength(250);
    for (const country of countries) expect(countrySchema.parse(country)).toEqual(country);
    // A country that was added later shares the place of the one it came before.
    const orders = countries.map(({ display_order }: { display_order: number }) => display_order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect(orders[0]).toBe(1);
  });
});

describe('photoRequirements', () => {
  it('200: columns for display, the record and on what it rests', async () => {
    const answer = (await ask('countryCode=de&documentType=passport')).json();
    expect(requirementAnswerSchema.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      country_code: 'DE',
      document_type: 'passport',
      size: '35 x 45 mm',
      headHeight: expect.stringMatching(/^\d+(\.\d+)?-\d+(\.\d+)? mm$/),
      resolution: expect.stringMatching(/DPI|px/),
      basis: 'record',
      source: { title: expect.any(String) },
      record: { countryCode: 'DE' },
    });
    expect(answer.variants[0]).toMatchObject({ isPrimary: true });
    expect(answer.date).toBe(answer.source.date);
  });

  it('200: every source that agrees on the size, where the record rests on their agreement', async () => {
    const leadingIds = async (countryCode: string) => {
      const { verified, leading } = (await ask(`countryCode=${countryCode}&documentType=passport`)).json();
      return [verified, ...leading.map(({ id }: { id: string }) => id)];
    };
    const agreed = allRequirements().find(
      ({ documentType, verified }) => documentType === 'passport' && verified === 'two-sources',
    )!;
    const [verified, ...leading] = await leadingIds(agreed.countryCode);
    expect([verified, leading.length]).toEqual(['two-sources', 2]);
    expect(await leadingIds('FR')).toEqual(['official', 'france-titres-ants-identity-photograph']);
  });

  it('200: notes in the requested language', async () => {
    const url = operations.photoRequirements.path;
    const firstNote = async (language: string) => {
      const headers = { 'accept-language': language };
      const response = await service.app.inject({ url, headers, query: 'countryCode=JP' });
      expect(response.headers.vary).toContain('accept-language');
      return response.json().special_notes[0];
    };
    const noteIn = async (language: Language) => (await loadNotes(language)).jp?.noBorder;
    expect(await firstNote('xx, *')).toBe(await noteIn('en'));
    expect(await firstNote('de-AT, en;q=0.8')).toBe(await noteIn('de'));
  });

  it('200: who may take the photo, with source', async () => {
    const { supply } = (await ask('countryCode=DE&documentType=passport')).json();
    expect(supply).toMatchObject({
      kind: 'certified-digital',
      appliesTo: ['home'],
      since: '2025-05-01',
      transferCode: 'data-matrix',
      level: 'official',
      source: { address: expect.stringContaining('personalausweisportal.de') },
    });
    expect(supply.otherwise).toContainEqual(expect.objectContaining({ appliesTo: ['abroad'] }));
  });

  it('200: what may not be edited, and how the head is measured', async () => {
    const answer = (await ask('countryCode=US&documentType=visa')).json();
    expect(answer).toMatchObject({
      editing_forbidden_by_authority: true,
      edits: { refused: ['any'], saidBy: 'U.S. Department of State', source: { kind: 'official' } },
      head_height_includes_hair: true,
      record: { headHeight: { includesHair: true } },
    });
  });

  it('200: nothing that looks like a rule where nothing is published', async () => {
    const answer = (await ask('countryCode=BI&documentType=passport')).json();
    expect(answer).toMatchObject({
      supply: { kind: null, source: null },
      edits: { refused: [], level: 'unverified' },
      editing_forbidden_by_authority: null,
      glasses_allowed: null,
      smile_allowed: null,
      min_dpi: null,
      resolution: null,
    });
  });

  it.each([
    ['US', 'visa', 'us-diversity-visa'],
    ['DE', 'other', 'residence-permit'],
    ['GB', 'passport', 'online'],
  ])('200: %s %s %s, as the list of documents names it', async (countryCode, documentType, variant) => {
    const { documents } = (await ask(`countryCode=${countryCode}`)).json();
    expect(documents).toContainEqual(expect.objectContaining({ document_type: documentType, variant }));
    const query = `countryCode=${countryCode}&documentType=${documentType}&variant=${variant}`;
    expect((await ask(query)).json()).toMatchObject({
      basis: 'record',
      document_type: documentType,
      variant,
    });
  });

  it('200: the passport stands in where a country has no record of the document', async () => {
    const answer = (await ask('countryCode=AD&documentType=visa')).json();
    expect(answer).toMatchObject({ basis: 'passport-of-country', document_type: 'passport' });
  });

  it('200: every country and document for which a photo is brought', async () => {
    const { countries } = (await service.app.inject(requestLine('listCountries'))).json();
    for (const { country_code } of countries) {
      for (const documentType of ['passport', 'visa', 'id'] as const) {
        const response = await ask(`countryCode=${country_code}&documentType=${documentType}`);
        const key = { countryCode: country_code, documentType, variant: 'standard' } as const;
        const expected = [country_code, documentType, findCapturedDocument(key) ? 404 : 200];
        expect([country_code, documentType, response.statusCode]).toEqual(expected);
      }
    }
  });

  it.each(['', 'countryCode=DEUT&documentType=passport', 'countryCode=DE&documentType=diploma'])(
    '400: %s',
    async (query) => {
      expect((await ask(query)).json()).toMatchObject({ code: 'request-invalid' });
    },
  );

  it('200: the defaults, marked as such, for a code without a record', async () => {
    expect((await ask('countryCode=QQ')).json()).toMatchObject({
      basis: 'default',
      verified: 'default',
      source: null,
      leading: [],
      size: '35 x 45 mm',
      background_hex: '#FFFFFF',
      documents: [],
    });
    expect((await ask('countryCode=usa')).json()).toMatchObject({ basis: 'record', country_code: 'US' });
    expect((await ask('countryCode=UK')).json()).toMatchObject({ basis: 'record', country_code: 'GB' });
  });

  it('400: several permits and licences, and none named; the answer lists them', async () => {
    const response = await ask('countryCode=DE&documentType=other');
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { code: 'variant-missing', facts: { variants: ['driver-license', 'health-card', 'residence-permit'] } },
    ]);
    expect((await ask('countryCode=NL&documentType=other')).json()).toMatchObject({
      basis: 'record',
      variant: 'driver-license',
    });
  });

  it('404: a document for which nobody brings a photo', async () => {
    for (const query of [
      'countryCode=GR&documentType=id',
      'countryCode=us&documentType=other&variant=nexus',
    ]) {
      const response = await ask(query);
      expect([response.statusCode, response.json().code]).toEqual([404, 'photo-captured']);
    }
  });

  it('404: a variant that the country does not have', async () => {
    const response = await ask('countryCode=DE&documentType=passport&variant=none');
    expect([response.statusCode, response.json().code]).toEqual([404, 'requirement-not-found']);
  });
});

describe('a country that its operator switches off', () => {
  const setActive = (isActive: boolean) =>
    service.db.update(countries).set({ isActive }).where(eq(countries.countryCode, 'DE'));
  const refused = [404, 'requirement-not-found'];

  it('leaves the list, and comes back', async () => {
    const listed = async () => {
      const answer = (await service.app.inject(requestLine('listCountries'))).json();
      return answer.countries.map(({ country_code }: { country_code: string }) => country_code);
    };
    const before = await listed();
    await setActive(false);
    expect(await listed()).toEqual(before.filter((code: string) => code !== 'DE'));
    await setActive(true);
    expect(await listed()).toEqual(before);
  });

  it('is refused like none: its rules, pictures for it, looking and making', async () => {
    const visitor = service.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    const photo = (await visitor.process({ imageUrl })).json();
    await setActive(false);
    const payload = { imageUrl, countryCode: 'DE', documentType: 'passport' };
    const answers = [
      await ask('countryCode=de&documentType=visa'),
      await visitor.upload(pictureForm(jpegTelling('photo'))),
      await visitor.call({ ...requestLine('inspectPhoto'), payload }),
      await visitor.process({ imageUrl }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      answers.map(() => refused),
    );
    expect((await ask('countryCode=FR&documentType=passport')).statusCode).toBe(200);
    expect((await visitor.process({ imageUrl, countryCode: 'FR' })).statusCode).toBe(200);
    // Photos made before remain.
    const report = await visitor.call(requestLine('getPhotoReport', { params: { photoId: photo.photoId } }));
    expect(report.statusCode).toBe(200);
    await setActive(true);
    expect((await visitor.process({ imageUrl })).statusCode).toBe(200);
  });
});
