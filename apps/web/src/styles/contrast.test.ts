import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const styles = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** WCAG 2.2, 1.4.3: text of usual size. */
const contrastMin = 4.5;

describe.each([
  ['light', ':root'],
  ['dark', '[data-theme="dark"]'],
])('in %s', (_, selector) => {
  const colour = coloursOf(selector);

  it.each(
    ['ink', 'ink-soft', 'stamp', 'pass', 'fail', 'unsure', 'guide'].flatMap((text) =>
      ['paper', 'sheet', 'sunk'].map((ground) => [text, ground] as const),
    ),
  )('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(contrastMin);
  });

  it.each([
    ['on-stamp', 'stamp'],
    ['on-stamp', 'stamp-deep'],
    ['sheet', 'fail'],
    ['paper', 'ink'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(contrastMin);
  });

  /** WCAG 2.2, 1.4.11: the edges of what can be operated. */
  it('the edges of fields can be seen', () => {
    expect(contrast(colour('line-strong'), colour('sheet'))).toBeGreaterThanOrEqual(3);
  });
});

function coloursOf(selector: string): (name: string) => string {
  const start = styles.indexOf(`${selector} {`);
  const block = styles.slice(start, styles.indexOf('}', start));
  return (name) => {
    const hex = block.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1];
    if (!hex) throw new Error(`tokens.css has no ${name} under ${selector}`);
    return hex;
  };
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
