import { describe, expect, it } from 'vitest';
import { bidiRuns } from './bidi-runs.ts';

const seen = (line: string, direction: 'ltr' | 'rtl') => bidiRuns(line, direction).map(({ text }) => text);

describe('the runs of a line in visual order', () => {
  it('are one if the whole line has one direction', () => {
    expect(bidiRuns('Head height', 'ltr')).toEqual([{ text: 'Head height', isRtl: false }]);
    expect(bidiRuns('خط العينين', 'rtl')).toEqual([{ text: 'خط العينين', isRtl: true }]);
  });

  it('start on the right for a right-to-left paragraph', () => {
    expect(seen('الحد \u206632 mm\u2069', 'rtl')).toEqual(['\u2069', '32 mm', 'الحد \u2066']);
    expect(seen('ISO 39794 الحد', 'rtl')).toEqual([' الحد', 'ISO 39794']);
  });

  it('keep words of the opposite direction in place', () => {
    expect(seen('limit الحد of 5', 'ltr')).toEqual(['limit ', 'الحد', ' of 5']);
  });

  it('mirror brackets in right-to-left runs', () => {
    expect(seen('الحجم (الحد)', 'rtl')).toEqual(['الحجم )الحد(']);
  });

  it('keep isolated codes whole', () => {
    const isolated = seen('\u2066#E5E5E5\u2069', 'rtl').join('');
    expect(isolated.replace(/\p{Bidi_Control}/gu, '')).toBe('#E5E5E5');
  });

  it('are empty for an empty line', () => {
    expect(bidiRuns('', 'rtl')).toEqual([]);
  });
});
