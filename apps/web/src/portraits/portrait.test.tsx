import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
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
