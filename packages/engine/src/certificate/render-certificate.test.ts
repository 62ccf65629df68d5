import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CertificateCheck, CertificateRequest } from './certificate-request.ts';
import { renderCertificate } from './render-certificate.ts';

let photo: Buffer;
beforeAll(async () => {
  const grey = { width: 413, height: 531, channels: 3, background: '#888888' } as const;
  photo = await sharp({ create: grey }).jpeg().toBuffer();
});

const check: CertificateCheck = {
  name: 'Head height with a name that is much too long to stand beside its value on one line',
  verdict: 'pass',
  verdictName: 'Passed',
  value: '33.5 mm',
  rule: 'Limit: 32–36 mm · ISO/IEC 39794-5',
};

function request(change: Partial<CertificateRequest> = {}): CertificateRequest {
  return {
    photo,
    language: 'en',
    direction: 'ltr',
    date: new Date('2026-11-21T08:15:30Z'),
    title: 'Photo measurement report',
    subtitle: 'Germany, Passport',
    facts: [
      { label: 'Size', value: '35 × 45 mm' },
      { label: 'SHA-256', value: 'a'.repeat(64) },
    ],
    summary: '1 of 1 checks passed',
    checks: [check],
    changes: { title: 'Changed', lines: Array.from({ length: 9 }, (_, i) => `Change ${i}`) },
    proof: { title: 'Left alone', lines: ['Nearly all'] },
    statement: 'This is a measurement report and no guarantee. '.repeat(6),
    ...change,
  };
}

const count = (pdf: Buffer, what: RegExp) => pdf.toString('latin1').match(what)?.length ?? 0;

/** Baselines of the texts, pt from the bottom of the page. */
function heightsOf(pdf: Buffer): number[] {
  return contentOf(pdf)
    .split('\n')
    .flatMap((line) => /^1 0 0 1 [\d.-]+ ([\d.-]+) Tm$/.exec(line)?.[1] ?? [])
    .map(Number);
}

function contentOf(pdf: Buffer): string {
  const at = pdf.indexOf('/Contents');
  const reference = /\/Contents (\d+) 0 R/.exec(pdf.subarray(at, at + 40).toString('latin1'))?.[1];
  const stream = pdf.indexOf('stream\n', pdf.indexOf(`\n${reference} 0 obj`)) + 'stream\n'.length;
  return inflateSync(pdf.subarray(stream, pdf.indexOf('endstream', stream))).toString('latin1');
}

describe('a certificate', () => {
  it.each([
    [1, 1],
    [20, 1],
    [44, 2],
    [60, 2],
  ])('of %i checks has A4 pages, %i of them, and all text is inside the page', async (checks, pages) => {
    const verdicts = ['pass', 'fail', 'undetermined'] as const;
    const many = Array.from({ length: checks }, (_, i) => ({ ...check, verdict: verdicts[i % 3]! }));
    const pdf = await renderCertificate(request({ checks: many }));
    expect(count(pdf, /\/Type \/Page\n/g)).toBe(pages);
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
    const heights = heightsOf(pdf);
    expect(heights.length).toBeGreaterThanOrEqual(Math.min(checks, 20) * 3);
    expect(Math.min(...heights)).toBeGreaterThan(30);
    expect(Math.max(...heights)).toBeLessThan(812);
  });

  it('embeds its fonts, and the photo unchanged', async () => {
    const pdf = await renderCertificate(request());
    expect(count(pdf, /\/FontFile2/g)).toBe(2);
    expect(pdf.includes('Helvetica')).toBe(false);
    expect(pdf.includes(photo)).toBe(true);
  });

  it('is the same for the same request', async () => {
    expect((await renderCertificate(request())).equals(await renderCertificate(request()))).toBe(true);
  });

  it('states its language, title and date', async () => {
    const text = (await renderCertificate(request({ language: 'tr' }))).toString('latin1');
    expect(text).toContain('/Lang (tr)');
    expect(text).toContain('(D:20261121081530Z)');
  });

  it('is laid out from the right for languages read from right to left', async () => {
    const words = { title: 'تقرير', subtitle: 'ألمانيا', summary: 'اجتاز' };
    const pdf = await renderCertificate(request({ ...words, language: 'ar', direction: 'rtl' }));
    const [, photoLeft] = /^[\d.]+ 0 0 -?[\d.]+ ([\d.]+) [\d.]+ cm$\n\/I1 Do/m.exec(contentOf(pdf))!;
    expect(Number(photoLeft)).toBeGreaterThan(400);
    expect(count(pdf, /\/FontFile2/g)).toBe(4);
  });

  it.each([
    ['zh', '头部高度'],
    ['ja', '頭の高さ'],
  ])('writes %s with a font of its own', async (language, name) => {
    const pdf = await renderCertificate(request({ language, checks: [{ ...check, name }] }));
    expect(count(pdf, /\/FontFile2/g)).toBeGreaterThan(2);
  });
});
