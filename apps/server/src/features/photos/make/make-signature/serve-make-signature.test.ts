import { requestLine } from '@vesika/contract';
import { beforeAll, expect, it } from 'vitest';
import { statusAndCode } from '../../../../testing/business.ts';
import { type FormPart, formOf } from '../../../../testing/form.ts';
import { jpegTelling, testService } from '../../../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

const make = (told: string, fields: Record<string, string>) => {
  const parts: FormPart[] = [
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: 'file', fileName: 'paper.jpg', content: jpegTelling(told) },
  ];
  return service.visitor().call({ ...requestLine('makeSignature'), ...formOf(parts) });
};
const size = { widthPx: '140', heightPx: '60' };

it('200: gives a visitor the signature, and keeps nothing', async () => {
  const before = await service.stored();
  const made = await make('photo', { ...size, minKb: '10', maxKb: '20' });
  expect(made.json()).toEqual({
    jpegBase64: Buffer.from('a signature').toString('base64'),
    bytes: 11,
    isWithinLimits: true,
  });
  expect(await service.stored()).toEqual(before);
});

it('422: says that the sheet has no signature, and keeps nothing', async () => {
  const before = await service.stored();
  expect(statusAndCode(await make('fail signature-missing', size))).toEqual([422, 'signature-missing']);
  expect(await service.stored()).toEqual(before);
});

it.each([
  { widthPx: '140' },
  { ...size, heightPx: '5' },
  { ...size, minKb: '0' },
  { ...size, colour: 'blue' },
])('400: refuses %j', async (fields) => {
  expect(statusAndCode(await make('photo', fields as Record<string, string>))).toEqual([
    400,
    'request-invalid',
  ]);
});
