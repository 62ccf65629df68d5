import { beforeAll, expect, it } from 'vitest';
import { businessOf, statusAndCode } from '../../testing/business.ts';
import { testService } from '../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

it('200: reads a rule and names the document, which an order takes like any other', async () => {
  const { program } = await businessOf(service);
  const payload = { text: 'Photo 3.5 x 4.5 cm, red background, 20 to 500 KB.' };
  const described = (await program.ask('v1DescribeDocument', { payload })).json();
  expect(described).toMatchObject({ faults: [], unclear: [], document: { background: 'red', maxKb: 500 } });
  const made = await program.send('v1MakePhoto', described.use);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ ...described.use, widthMm: 35, heightMm: 45 });
});

it('200: lets values of the caller win over the text, and names what does not fit together', async () => {
  const { program } = await businessOf(service);
  const payload = {
    text: 'Photo 35 x 45 mm.',
    document: { heightMm: 50, headHeightMm: { min: 60, max: 70 } },
  };
  const described = (await program.ask('v1DescribeDocument', { payload })).json();
  expect(described).toMatchObject({ use: null, faults: ['headHeight'], document: { heightMm: 50 } });
});

it('200: returns values that no photo can have, as faults', async () => {
  const { program } = await businessOf(service);
  const payload = { text: 'Photo 5 x 7 mm, at least 9000 dpi.' };
  const described = (await program.ask('v1DescribeDocument', { payload })).json();
  expect(described).toMatchObject({ use: null, faults: ['size', 'minDpi'], document: { widthMm: 5 } });
});

it('400: wants a text or values', async () => {
  const { program } = await businessOf(service);
  expect(statusAndCode(await program.ask('v1DescribeDocument', { payload: {} }))).toEqual([
    400,
    'request-invalid',
  ]);
});
