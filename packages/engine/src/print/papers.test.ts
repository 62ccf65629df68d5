import { mmPerInch } from '@vesika/requirements/inch';
import { paperIds } from '@vesika/requirements/vocabulary';
import { expect, it } from 'vitest';
import { papers } from './papers.ts';

it.each(paperIds)('%s has the size that its name at printers states', (id) => {
  const { widthMm, heightMm, mediaName } = papers[id];
  const [, width, height, unit] = /_([\d.]+)x([\d.]+)(mm|in)$/.exec(mediaName)!;
  const mm = unit === 'in' ? mmPerInch : 1;
  expect([widthMm, heightMm]).toEqual([Number(width) * mm, Number(height) * mm]);
});
