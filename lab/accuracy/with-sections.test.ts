import { expect, it } from 'vitest';
import { withSections } from './with-sections.ts';

const document = '# Accuracy\n\nFew.\n\n## Head\n\nold\n\n### Crown\n\nold\n\n## Matte\n\nkept\n';

it('replaces sections of the same heading together with their subsections', () => {
  expect(withSections(document, ['## Head\n\nnew\n'])).toBe(
    '# Accuracy\n\nFew.\n\n## Head\n\nnew\n\n## Matte\n\nkept\n',
  );
});

it('appends new sections', () => {
  expect(withSections(document, ['## Light\n\none\n\n## Matte\n\ntwo'])).toMatch(
    /## Matte\n\ntwo\n\n## Light\n\none\n$/,
  );
});
