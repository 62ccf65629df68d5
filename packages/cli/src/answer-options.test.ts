import { describe, expect, it } from 'vitest';
import { answerChoice, answerOption } from './answer-options.ts';

describe('answerOption', () => {
  it('combines several answers', () => {
    const first = answerOption('glasses=none');
    expect(answerOption(' no-head-coverings = religious ', first)).toEqual({
      glasses: 'none',
      'no-head-coverings': 'religious',
    });
  });

  it.each(['', 'glasses', 'glasses=perhaps', 'head-height=fine', 'toString=none'])(
    'refuses %j and lists the choices',
    (typed) => {
      expect(() => answerOption(typed)).toThrow(/^Use /);
    },
  );

  it('writes a choice as it is typed', () => {
    expect(answerChoice('lens-tint')).toBe('lens-tint=clear|tinted');
  });
});
