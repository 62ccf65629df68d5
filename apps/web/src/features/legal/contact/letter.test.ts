import { contact, contactTopicSchema, limits } from '@vesika/contract';
import { describe, expect, it } from 'vitest';
import { problemsOf, readLetter, topics } from './letter.ts';

it('offers every topic of the service', () => {
  expect([...topics].sort()).toEqual([...contactTopicSchema.options].sort());
});

describe('a letter', () => {
  it.each([
    ['good', 'ada@example.org', 'May I wear a hat?', {}],
    ['without an address', '', 'May I wear a hat?', { email: 'email' }],
    ['with a slip in the address', 'ada@example', 'May I wear a hat?', { email: 'email' }],
    ['just long enough', 'ada@example.org', 'x'.repeat(limits.message.minLength), {}],
    ['too short', 'ada@example.org', ` ${'x'.repeat(limits.message.minLength - 1)} `, { message: 'short' }],
    ['as long as can be', 'ada@example.org', 'x'.repeat(limits.message.maxLength), {}],
    ['too long', 'ada@example.org', 'x'.repeat(limits.message.maxLength + 1), { message: 'long' }],
  ])('%s is judged as the service judges it', (_, email, message, problems) => {
    const letter = readLetter(formOf({ email, topic: 'refund', message }));
    expect(problemsOf(letter)).toEqual(problems);
    const accepted = contact.body.safeParse({ ...letter, language: 'en' }).success;
    expect(accepted).toBe(Object.keys(problems).length === 0);
  });

  it('is a question where no topic of ours was chosen', () => {
    expect(readLetter(formOf({ topic: 'spam' })).topic).toBe('question');
  });
});

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}
