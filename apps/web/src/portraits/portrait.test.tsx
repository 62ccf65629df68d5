import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { heads } from './heads.ts';
import { looks } from './looks.ts';
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

it('knows the poses and the looks of all drawings', () => {
  for (const { people = [], behind, on, over } of Object.values(portraits)) {
    for (const { pose = 'frontal' } of people) expect(Object.keys(heads)).toContain(pose);
    const marks = Object.keys({ ...behind, ...on, ...over });
    expect(Object.keys(looks)).toEqual(expect.arrayContaining(marks));
  }
});
