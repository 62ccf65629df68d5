import { allRequirements } from '@vesika/requirements';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../data/country-address.server.ts';
import { drawOgPicture } from './draw-og-picture.server.tsx';
import { glyphPath } from './glyph-path.server.ts';
import { ogSubjectAt } from './og-subject.server.ts';
import { titleLines } from './title-lines.server.ts';

const visit = { isActive: () => true };

describe('ogSubjectAt', () => {
  it('has a picture for the page of every record, its name in three lines at most, all of it drawable', async () => {
    const pages = allRequirements().map(pathOf);
    expect(pages.filter((path) => path.split('/').length === 4).length).toBeGreaterThan(80);
    for (const page of pages) {
      const subject = await ogSubjectAt(`${page.slice(1).replace('-photo/', '/')}.png`, visit);
      expect(subject, page).toBeDefined();
      const { name, document, subtitle } = subject!;
      expect(titleLines(name, document, 610).lines.length, name).toBeLessThanOrEqual(3);
      expect(undrawable(name + document + subtitle), name).toEqual([]);
    }
  });

  it.each([
    'passport/atlantis.png',
    'passport/USA.png',
    'passport/us.png',
    'visa/usa.png',
    'other/usa.png',
    'passport/usa.jpg',
    'usa.png',
    '',
  ])('has none at "%s"', async (path) => {
    expect(await ogSubjectAt(path, visit)).toBeUndefined();
  });
});

describe('titleLines', () => {
  it.each([
    ['Germany', ['Germany', 'passport photo'], 80],
    ['Trinidad & Tobago', ['Trinidad', '& Tobago', 'passport photo'], 80],
    [
      'South Georgia & South Sandwich Islands',
      ['South Georgia & South', 'Sandwich Islands', 'passport photo'],
      52,
    ],
  ])('%s', (name, lines, sizePx) => {
    expect(titleLines(name, 'passport photo', 610)).toEqual({ lines, sizePx });
  });
});

it('draws 1200 x 630 px', async () => {
  const picture = await drawOgPicture((await ogSubjectAt('id/estonia.png', visit))!);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

/** Letters the font has no outline for. */
function undrawable(text: string): string[] {
  const missing = glyphPath({ text: '\u4e2d', face: 'bold', sizePx: 10 }).d;
  return [...new Set(text)].filter(
    (letter) => glyphPath({ text: letter, face: 'bold', sizePx: 10 }).d === missing,
  );
}
