import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { userPhotos } from '../../../schema/index.ts';
import { fillAccount } from '../../../testing/full-account.ts';
import { signingSecret } from '../../../testing/payments.ts';
import { testService } from '../../../testing/test-service.ts';
import { readRefusedPhoto, verdictToday } from './refused-photo.ts';

const service = testService({ SIGNING_SECRET: signingSecret });
const folder = join(import.meta.dirname, 'refused-photos');
const cases = readdirSync(folder).filter((name) => name.endsWith('.json'));

async function storedPhoto(): Promise<string> {
  await fillAccount(service, service.storage);
  const [photo] = await service.db.select({ id: userPhotos.id }).from(userPhotos).limit(1);
  return photo!.id;
}

describe('a case of a refused photo', () => {
  it('holds the measures and no picture, place or person', async () => {
    const photoId = await storedPhoto();
    const refused = (await readRefusedPhoto(service.db, photoId, 'head-height'))!;
    expect(Object.keys(refused).sort()).toEqual([
      ...['answers', 'check', 'childAgeYears', 'countryCode', 'documentType', 'measured', 'variant'],
    ]);
    expect(Object.keys(refused.measured).sort()).toEqual(['changes', 'measures', 'natives', 'photo']);
    expect(JSON.stringify(refused)).not.toContain(photoId);
    expect(await readRefusedPhoto(service.db, 'no-photo', 'head-height')).toBeUndefined();
  });

  it('passes while the check does not notice, and fails once the measure is beyond the limit', async () => {
    const photoId = await storedPhoto();
    const refused = (await readRefusedPhoto(service.db, photoId, 'head-height'))!;
    expect(verdictToday(refused)).toBe('pass');
    const { measured } = refused;
    const tooLarge = { ...measured, measures: { ...measured.measures, headHeightMm: 44 } };
    expect(verdictToday({ ...refused, measured: tooLarge })).toBe('fail');
  });
});

describe.skipIf(cases.length === 0)('photos that authorities refused', () => {
  it.each(cases)('%s is noticed today', (name) => {
    expect(verdictToday(JSON.parse(readFileSync(join(folder, name), 'utf8')))).not.toBe('pass');
  });
});
