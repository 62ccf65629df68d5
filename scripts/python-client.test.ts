import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pythonType } from './python-client/types.ts';
import { pythonFolder, pythonModules } from './python-client.ts';

it.each(Object.entries(pythonModules()))(
  '%s of the Python client matches the OpenAPI document; `npm run client` updates it',
  async (file, text) => {
    expect(await readFile(join(pythonFolder, file), 'utf8')).toBe(text);
  },
);

it('writes types as Python does', () => {
  const defined: string[] = [];
  const schema = {
    type: 'object',
    required: ['sizes'],
    properties: {
      sizes: { type: 'array', items: { type: ['number', 'null'] } },
      kind: { enum: ['visa', null] },
      place: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Place' } },
    },
  };
  expect(pythonType(schema, 'Wish', defined)).toBe('Wish');
  expect(defined).toEqual([
    `class Wish(TypedDict):
    sizes: list[float | None]
    kind: NotRequired[Literal["visa", None]]
    place: NotRequired[dict[str, Place]]`,
  ]);
  expect(
    pythonType({ type: 'object', properties: { 'head-height': { type: 'string' } } }, 'Answers', defined),
  ).toBe('Answers');
  expect(defined[1]).toContain(`"head-height": 'NotRequired[str]'`);
});
