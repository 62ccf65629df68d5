import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

describe('a secret box', () => {
  const box = createSecretBox(Buffer.alloc(32, 1));

  it('gives back what was put into it, and looks different each time', () => {
    const [one, two] = [box.seal('şifre'), box.seal('şifre')];
    expect([box.open(one), box.open(two)]).toEqual(['şifre', 'şifre']);
    expect(one).not.toEqual(two);
  });

  it('opens neither with another key nor after a change', () => {
    const sealed = box.seal('secret');
    expect(createSecretBox(Buffer.alloc(32, 2)).open(sealed)).toBeUndefined();
    sealed[sealed.length - 1]! ^= 1;
    expect(box.open(sealed)).toBeUndefined();
  });
});
