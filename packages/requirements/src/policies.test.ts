import { describe, expect, it } from 'vitest';
import { refusesEditing } from './policies.ts';
import type { PhotoRequirement } from './schema.ts';

type Edits = PhotoRequirement['edits'];
const refusing = (...refused: Edits['refused']) => ({ edits: { refused } as Edits });

describe('refusesEditing', () => {
  it('is false for a record that refuses nothing, or cropping alone', () => {
    expect(refusesEditing(refusing())).toBe(false);
    expect(refusesEditing(refusing('cropping'))).toBe(false);
  });

  it.each(['background', 'light', 'retouching'] as const)('tells %s from other edits', (edit) => {
    expect(refusesEditing(refusing(edit), edit)).toBe(true);
    expect(refusesEditing(refusing('any'), edit)).toBe(true);
    const others = (['background', 'light', 'retouching'] as const).filter((other) => other !== edit);
    expect(refusesEditing(refusing(...others), edit)).toBe(false);
  });
});
