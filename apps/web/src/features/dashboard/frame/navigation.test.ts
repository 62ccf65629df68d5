import { expect, it } from 'vitest';
import { currentOf, tabs } from './navigation.ts';

const marked = (pathname: string) =>
  tabs.flatMap((tab) => {
    const current = currentOf(tab, pathname);
    return current ? [[tab.to, current]] : [];
  });

it.each([
  ['/dashboard', [['/dashboard', 'page']]],
  ['/dashboard/visa', [['/dashboard', 'true']]],
  ['/dashboard/gallery', [['/dashboard/gallery', 'page']]],
  ['/dashboard/profile', []],
])('on %s the bar marks %j', (pathname, tabsMarked) => {
  expect(marked(pathname)).toEqual(tabsMarked);
});
