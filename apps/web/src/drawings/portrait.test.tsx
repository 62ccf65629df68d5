import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import drawnHeads from './heads.json' with { type: 'json' };
import { heads } from './heads.ts';
import { paints } from './paints.ts';
import { Portrait } from './portrait.tsx';
import { type PortraitName, portraits } from './portraits.ts';

const markupOf = (name: PortraitName) => renderToStaticMarkup(<Portrait of={name} />);
const names = Object.keys(portraits) as PortraitName[];

it('draws every portrait differently', () => {
  expect(new Set(names.map(markupOf)).size).toBe(names.length);
});

it('marks faults in the right portrait nowhere', () => {
  expect(markupOf('good')).not.toContain('text-fail');
  expect(markupOf('tilted')).toContain('text-fail');
});

it('leaves the pupils out of shut eyes', () => {
  expect(markupOf('good')).toContain('<circle');
  expect(markupOf('blinking')).not.toContain('<circle');
});

it('knows every key and every choice of the drawings', () => {
  const path = z.string();
  const marks = z
    .strictObject(Object.fromEntries(Object.keys(paints).map((paint) => [paint, path])))
    .partial();
  const eyes = z.enum(['open', 'shut']);
  const mouth = z.enum(['calm', 'smile', 'hidden']);
  const head = z
    .strictObject({
      outline: path,
      hair: path,
      lines: path,
      eyes: z.partialRecord(eyes, path),
      pupils: z.array(z.tuple([z.number(), z.number()])),
      mouth: z.partialRecord(mouth, path),
      transform: z.string(),
    })
    .partial();
  const person = z
    .strictObject({
      transform: z.string(),
      opacity: z.number(),
      isFault: z.boolean(),
      shadow: z.string(),
      pose: z.enum(Object.keys(heads)),
      eyes,
      mouth,
      wears: z.enum(['glasses', 'headscarf']),
    })
    .partial();
  const drawing = z
    .strictObject({
      scale: z.number(),
      crownY: z.number(),
      people: z.array(person),
      behind: marks,
      on: marks,
      over: marks,
    })
    .partial();
  for (const each of Object.values(drawnHeads)) expect(() => head.parse(each)).not.toThrow();
  for (const each of Object.values(portraits)) expect(() => drawing.parse(each)).not.toThrow();
});
