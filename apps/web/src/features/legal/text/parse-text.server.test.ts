import { expect, it } from 'vitest';
import { parseText } from './parse-text.server.ts';

const head = '---\ndescription: About: all\n---\n\n# Title\n\nThe lead.\n\n';

it('reads the title, the key points and the blocks of each section', () => {
  const body = [
    '- One [link](/help).\n- Two',
    '## First {#first}',
    '{operator}',
    'A paragraph.',
    '1. Open\n2. Close',
    '| | |\n| --- | --- |\n| `name` | a day |',
    '## Second, with # and * {#second-part}',
    '- A\n- B',
  ];
  expect(parseText(`${head}${body.join('\n\n')}\n`)).toEqual({
    title: 'Title',
    description: 'About: all',
    lead: 'The lead.',
    brief: ['One [link](/help).', 'Two'],
    sections: [
      {
        id: 'first',
        title: 'First',
        blocks: [
          { operator: true },
          { paragraph: 'A paragraph.' },
          { steps: ['Open', 'Close'] },
          { rows: [['`name`', 'a day']] },
        ],
        questions: [],
      },
      { id: 'second-part', title: 'Second, with # and *', blocks: [{ list: ['A', 'B'] }], questions: [] },
    ],
  });
});

it('reads the questions of a section, some with an address', () => {
  const text = parseText(
    `${head}## Topic {#topic}\n\n### Why? {#why}\n\nSo.\n\nAnd so.\n\n### How?\n\nThus.\n`,
  );
  expect(text.sections[0]?.questions).toEqual([
    { id: 'why', question: 'Why?', answer: ['So.', 'And so.'] },
    { question: 'How?', answer: ['Thus.'] },
  ]);
});

it.each([
  ['no description', '# Title\n\nLead\n'],
  ['a section without an address', `${head}## Topic\n`],
  ['a list in place of an answer', `${head}## Topic {#topic}\n\n### Why?\n\n- So\n`],
])('refuses a text with %s', (_, markdown) => {
  expect(() => parseText(markdown)).toThrow(/a text has|has no address/);
});
