import { describe, expect, it } from 'vitest';
import { bidiRuns } from './bidi-runs.ts';

const seen = (line: string, direction: 'ltr' | 'rtl') => bidiRuns(line, direction).map(({ text }) => text);

describe('the runs of a line, from left to right as they are seen', () => {
  it('are one where all runs the same way', () => {
    expect(bidiRuns('Head height', 'ltr')).toEqual([{ text: 'Head height', isRtl: false }]);
    expect(bidiRuns('خط العينين', 'rtl')).toEqual([{ text: 'خط العينين', isRtl: true }]);
  });

  it('put what comes first to the right where reading starts there', () => {
    expect(seen('الحد \u206632 mm\u2069', 'rtl')).toEqual(['\u2069', '32 mm', 'الحد \u2066']);
    expect(seen('ISO 39794 الحد', 'rtl')).toEqual([' الحد', 'ISO 39794']);
  });

  it('keep words of the other way in their place', () => {
    expect(seen('limit الحد of 5', 'ltr')).toEqual(['limit ', 'الحد', ' of 5']);
  });

  it('mirror brackets that run to the left', () => {
    expect(seen('الحجم (الحد)', 'rtl')).toEqual(['الحجم )الحد(']);
  });

  it('keep isolated codes whole', () => {
    const isolated = seen('\u2066#E5E5E5\u2069', 'rtl').join('');
    expect(isolated.replace(/\p{Bidi_Control}/gu, '')).toBe('#E5E5E5');
  });

  it('are none of nothing', () => {
    expect(bidiRuns('', 'rtl')).toEqual([]);
  });
});
