import { expect, it } from 'vitest';
import { footerCountries } from '../../components/footer-countries.ts';
import { countriesOf, keyOf } from './country-address.server.ts';

it.each(footerCountries)('the footer knows the passport page of $code', ({ code, key }) => {
  const country = countriesOf('passport', { isActive: () => true }).find((each) => each.code === code)!;
  expect(keyOf('passport', country)).toBe(key);
});

it.each(footerCountries.slice(0, 5))('there is a visa page of $code', ({ code }) => {
  expect(countriesOf('visa', { isActive: () => true }).map((country) => country.code)).toContain(code);
});
