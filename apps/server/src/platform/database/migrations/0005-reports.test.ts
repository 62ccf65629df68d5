import { reportSchema } from '@vesika/report/schema';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { migrate, readMigrations } from '../migrate.ts';

/** A report in the former format; three of its checks are enough. */
const oldReport = {
  ok: false,
  photo: { widthPx: 413, heightPx: 531, dpi: 300, bytes: 48_211, mime: 'image/jpeg' },
  measures: {
    headHeightMm: 33.4,
    headHeightUncertaintyMm: 0.5,
    eyeLineFromBottomMm: 25.9,
    topMarginMm: 4.1,
    hairMarginMm: 2.2,
    centreOffsetMm: 0.1,
    rollDeg: 0.2,
    yawDeg: -3,
    pitchDeg: 4,
    interEyePx: 118,
    faceCount: 1,
    backgroundHex: '#FAFAFA',
    backgroundDeviation: 0.4,
  },
  landmarks: {
    crown: { xPx: 206, yPx: 48 },
    chin: { xPx: 206, yPx: 443 },
    eyeImageLeft: { xPx: 147, yPx: 225 },
    eyeImageRight: { xPx: 265, yPx: 225 },
    faceCentre: { xPx: 206, yPx: 240 },
    hairTop: null,
  },
  checks: (['head-height', 'eye-line', 'density'] as const).map((id) => ({
    id,
    verdict: 'pass',
    value: 33.4,
    limit: { min: 32, max: 36 },
    unit: 'mm',
    uncertainty: null,
    source: { title: 'BMI', address: null, date: '2024-01', basis: 'official' },
    advice: null,
  })),
  changes: [
    { what: 'crop', amount: 0.4, unit: 'ratio' },
    { what: 'background', amount: 0.5, unit: 'ratio' },
  ],
  timingsMs: { decode: 12, verify: 80 },
};

let test: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  test = await openTestDatabase();
  client = new pg.Client({ connectionString: test.url, options: '-c search_path=from_before' });
  await client.connect();
  await client.query('create schema from_before');
  const all = await readMigrations();
  const before = all.filter(({ name }) => name < '0005');
  await migrate(client, before);
  await insertPhoto('11111111-1111-4111-8111-111111111111', oldReport);
  const kept = { ...oldReport, changes: [], checks: [] };
  await insertPhoto('22222222-2222-4222-8222-222222222222', kept);
  await migrate(client, all);
});
afterAll(async () => {
  await client.end();
  await test.drop();
});

function insertPhoto(id: string, report: object) {
  return client.query(
    `insert into user_photos (id, session_id, original_photo_url, processed_photo_url, country_code,
       document_type, processing_status, processed_at, created_at, original_sha256, variant, width_mm,
       height_mm, report)
     values ($1, 's', 'o', 'p', 'DE', 'passport', 'completed', now(), now(), 'x', 'standard', 35, 45, $2)`,
    [id, report],
  );
}

async function photos() {
  const { rows } = await client.query('select * from user_photos order by id');
  return rows;
}

describe('a report from before', () => {
  it('satisfies the contract, and says what was not measured', async () => {
    const [{ report }] = await photos();
    expect(reportSchema.parse(report)).toEqual(report);
    expect(report).toMatchObject({ natives: {}, components: [], placement: null, proof: null });
    expect(report.outlines).toMatchObject({ face: [], person: null, noseTip: { xPx: 206, yPx: 240 } });
  });

  it('keeps what it said, but for a measure that was retired', async () => {
    const [{ report }] = await photos();
    const { backgroundDeviation: _, ...measures } = oldReport.measures;
    expect(report).toMatchObject({ ...oldReport, measures });
    expect(report.measures).not.toHaveProperty('backgroundDeviation');
    expect(report.checks.map(({ id }: { id: string }) => id)).toEqual(['head-height', 'eye-line', 'density']);
    for (const { evidence } of report.checks) expect(evidence).toBe('measured');
  });

  it('knows of a background that was painted', async () => {
    const painted = (await photos()).map(({ report }) => report.measures.backgroundPainted);
    expect(painted).toEqual([true, false]);
  });

  it('may be without a check', async () => {
    const [, { report }] = await photos();
    expect(reportSchema.parse(report).checks).toEqual([]);
  });
});

it('a photo from before has no answers, and no rules that were kept', async () => {
  const [row] = await photos();
  expect(row).toMatchObject({ answers: {}, requirement_sha256: null, child_age_years: null });
});
