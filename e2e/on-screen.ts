import type { Page } from 'playwright-core';

/** Counts the visible words and controls of a page between header and footer; a closed list shows one option. */
export function countOnScreen(page: Page): Promise<{ words: number; controls: number }> {
  return page.evaluate(`(() => {
    const main = document.querySelector('main');
    const isShown = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 2;
    const controls = [...main.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(isShown);
    const hidden = [...main.querySelectorAll('.sr-only')].filter((element) => element.checkVisibility());
    const wordsIn = (text) => (text.match(/[\\p{L}\\p{N}]+/gu) ?? []).length;
    const folded = [...main.querySelectorAll('option:not(:checked)')];
    const spoken = [...hidden, ...folded].reduce((sum, element) => sum + wordsIn(element.innerText), 0);
    return { words: wordsIn(main.innerText) - spoken, controls: controls.length };
  })()`);
}
