import { describe, expect, it } from 'vitest';
import { sourceName } from './source-name.ts';

describe('a source is cited by', () => {
  it.each([
    ['the site', 'https://www.gov.uk/photos-for-passports', 'gov.uk'],
    [
      'the site, without what follows',
      'https://travel.state.gov/content/travel/en.html?x=1',
      'travel.state.gov',
    ],
    ['the repository', 'https://github.com/dpar39/ppp/blob/main/photo.json', 'github.com/dpar39/ppp'],
    ['the package', 'https://www.npmjs.com/package/visareadynow', 'npmjs.com/package/visareadynow'],
  ])('%s', (_, address, name) => {
    expect(sourceName({ title: 'A page', address })).toBe(name);
  });

  it.each([null, 'Gazette no. 12'])('its title if its address is %s', (address) => {
    expect(sourceName({ title: 'Decree 400/2011', address })).toBe('Decree 400/2011');
  });
});
