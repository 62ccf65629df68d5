import { webhookEventTypes } from '@vesika/contract';
import { expect, it } from 'vitest';
import { apiReference } from './api-reference.server.ts';

const { chapters, problems, events } = apiReference('https://vesika.example');
const operations = chapters.flatMap((chapter) => chapter.operations);

it('shows every operation with a line that runs, and what each field is', () => {
  const make = operations.find(({ id }) => id === 'makePhoto');
  expect(make?.curls[0]).toMatch(
    /^curl "https:\/\/vesika\.example\/\S+" \\\n.*Bearer \$VESIKA_KEY.*\n {2}-F file=@/,
  );
  expect(make?.fields.find(({ name }) => name === 'countryCode')).toMatchObject({
    place: 'body',
    required: true,
  });
  expect(make?.fields.find(({ name }) => name === 'documentType')?.type).toBe('passport | visa | id | other');
  expect(make?.fields.find(({ name }) => name === 'file')?.required).toBe(true);
  for (const { curls, summary } of operations) expect([summary, curls.length > 0]).toEqual([summary, true]);
});

it('explains every code that an operation may answer', () => {
  const explained = new Set(problems.map(({ code }) => code));
  const answered = operations.flatMap((operation) => operation.problems);
  expect(answered.length).toBeGreaterThan(20);
  expect(answered.filter((code) => !explained.has(code))).toEqual([]);
});

it('shows the fields of objects within a body', () => {
  const start = operations.find(({ id }) => id === 'startJob');
  const make = operations.find(({ id }) => id === 'makePhotoOfOriginal');
  expect(start?.fields.find(({ name }) => name === 'documents[].countryCode')?.required).toBe(true);
  expect(make?.fields.find(({ name }) => name === 'answers.no-head-coverings')?.type).toContain('none');
});

it('shows the payload of every event', () => {
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining([...webhookEventTypes]));
  for (const { type, fields, description } of events) {
    if (type !== 'test') expect([type, fields.length > 0, description !== '']).toEqual([type, true, true]);
  }
});
