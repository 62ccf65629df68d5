import { type PhotoPlan, requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { countries } from '../../../schema/index.ts';
import { testService } from '../../../testing/test-service.ts';

const service = testService();

async function plan(query: object): Promise<PhotoPlan> {
  const response = await service.visitor().call(requestLine('photoPlan', { query }));
  expect(response.statusCode).toBe(200);
  return response.json();
}
const status = async (query: object) =>
  (await service.visitor().call(requestLine('photoPlan', { query }))).statusCode;
const names = (documents: PhotoPlan['documents']) =>
  documents.map(({ countryCode, documentType, photo }) => `${countryCode} ${documentType} ${photo}`);

describe('photoPlan', () => {
  it('200: what a Turkish citizen needs who travels to the US and India', async () => {
    const { documents, photos, withoutRecord } = await plan({ from: 'tr', to: 'US,in,AQ,TR' });
    expect(names(documents)).toEqual(['TR passport 0', 'TR id 0', 'US visa 1', 'IN visa 1']);
    expect(photos).toBe(2);
    expect(withoutRecord).toEqual(['AQ']);
    expect(documents[2]!.differences).toContain('size');
  });

  it('200: the same by alpha-3 codes', async () => {
    expect(await plan({ from: 'tur', to: 'USA,ind' })).toEqual(await plan({ from: 'TR', to: 'US,IN' }));
    expect(await plan({ documents: 'TUR-passport' })).toEqual(await plan({ documents: 'TR-passport' }));
  });

  it('200: no photo of its own where the authority takes none, and the visa of the area', async () => {
    const { documents } = await plan({ from: 'DE', to: 'LI' });
    expect(documents.find(({ documentType }) => documentType === 'passport')).toMatchObject({
      takesOwnPhoto: false,
      photo: null,
    });
    expect(documents.at(-1)).toMatchObject({ documentType: 'visa', takesOwnPhoto: true, photo: 0 });
  });

  it('200: of documents by name, and what is likely beside the first', async () => {
    const { documents, likely } = await plan({ documents: 'US-passport,GB-visa-eta,US-passport' });
    expect(names(documents)).toEqual(['US passport 0', 'GB visa 1']);
    expect(documents[1]!.variant).toBe('eta');
    expect(likely.some(({ countryCode, photo }) => countryCode === 'IN' && photo === 0)).toBe(true);
    const { likely: beside, photos } = await plan({ documents: 'TR-passport,US-visa' });
    expect(beside.find(({ countryCode }) => countryCode === 'IN')!.photo).toBe(1);
    expect(beside.find(({ countryCode }) => countryCode === 'CN')!.photo).toBeGreaterThanOrEqual(photos);
    expect(likely.some(({ countryCode, documentType }) => countryCode + documentType === 'USpassport')).toBe(
      false,
    );
  });

  it('200: leaves out countries that are switched off', async () => {
    const off = eq(countries.countryCode, 'IN');
    await service.db.update(countries).set({ isActive: false }).where(off);
    const { documents, likely } = await plan({ from: 'TR', to: 'US,IN' });
    await service.db.update(countries).set({ isActive: true }).where(off);
    expect([...documents, ...likely].some(({ countryCode }) => countryCode === 'IN')).toBe(false);
  });

  it.each([{}, { documents: 'x' }, { documents: 'US-passport', from: 'TR' }, { from: 'TR', to: 'US,' }])(
    '400: %o',
    async (query) => {
      expect(await status(query)).toBe(400);
    },
  );

  it('404: a variant that there is not', async () => {
    expect(await status({ documents: 'US-visa-nonsense' })).toBe(404);
  });
});
