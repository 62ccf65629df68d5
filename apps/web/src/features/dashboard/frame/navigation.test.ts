import { expect, it } from 'vitest';
import { currentOf, furtherPlaces, groups, tabs } from './navigation.ts';

type Places = readonly Parameters<typeof currentOf>[0][];
const destinations = [...groups.flatMap((group): Places => group.destinations), ...furtherPlaces];

const marked = (pathname: string, places: Places) =>
  places.flatMap((place) => {
    const current = currentOf(place, pathname);
    return current ? [[place.to, current]] : [];
  });

it.each([
  ['/dashboard', [['/dashboard', 'page']]],
  ['/dashboard/visa', [['/dashboard', 'true']]],
  ['/dashboard/gallery', [['/dashboard/gallery', 'page']]],
  ['/dashboard/photos/7', [['/dashboard/gallery', 'true']]],
  ['/dashboard/profile', []],
])('on %s the bar marks %j', (pathname, tabsMarked) => {
  expect(marked(pathname, tabs)).toEqual(tabsMarked);
});

it.each([
  ['/dashboard/photos/7', [['/dashboard/gallery', 'true']]],
  ['/dashboard/bulk/7', [['/dashboard/bulk', 'true']]],
  ['/dashboard/webhooks', [['/dashboard/api', 'true']]],
])('on %s the sidebar marks %j', (pathname, placesMarked) => {
  expect(marked(pathname, destinations)).toEqual(placesMarked);
});

it('shows five entries to somebody who needs one photo', () => {
  expect(groups.flatMap((group): Places => group.destinations)).toHaveLength(5);
});
