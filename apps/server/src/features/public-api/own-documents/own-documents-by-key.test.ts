import { beforeAll, expect, it } from 'vitest';
import { businessOf, statusAndCode } from '../../../testing/business.ts';
import { testService } from '../../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

it('200: names the document, which an order takes like any other', async () => {
  const { program } = await businessOf(service);
  const document = { widthMm: 35, heightMm: 45, background: 'red', minKb: 20, maxKb: 500 };
  const described = (await program.ask('v1DescribeDocument', { payload: { document } })).json();
  expect(described).toMatchObject({ faults: [], document });
  const made = await program.send('v1MakePhoto', described.use);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ ...described.use, widthMm: 35, heightMm: 45 });
});

it.each([
  ['does not fit together', { widthMm: 35, heightMm: 50, headHeightMm: { min: 60, max: 70 } }, 'headHeight'],
  ['is missing', { background: 'blue' }, 'size'],
])('200: names what %s', async (_what, document, fault) => {
  const { program } = await businessOf(service);
  const described = (await program.ask('v1DescribeDocument', { payload: { document } })).json();
  expect(described).toEqual({ use: null, faults: [fault], document });
});

it.each([
  ['no document', {}],
  ['a text', { text: 'Photo 35 x 45 mm.' }],
  ['a size that no photo has', { document: { widthMm: 5, heightMm: 7 } }],
])('400: refuses %s', async (_what, payload) => {
  const { program } = await businessOf(service);
  expect(statusAndCode(await program.ask('v1DescribeDocument', { payload }))).toEqual([
    400,
    'request-invalid',
  ]);
});
