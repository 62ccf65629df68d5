import { expect, it } from 'vitest';
import { nextPath } from '../../shell/session/next-path.ts';
import { signInAddress, wizardAddress } from './addresses.ts';

const visa = { countryCode: 'US', documentType: 'visa', variant: null } as const;

it('goes on in the wizard with the picture that the service has', () => {
  expect(wizardAddress(visa, false)).toBe('/create?document=visa&country=US&photo=kept');
  expect(wizardAddress({ ...visa, variant: 'child' }, true)).toBe(
    '/dashboard/visa?country=US&variant=child&photo=kept',
  );
});

it.each(['/check', '/tr/check'])('comes back from signing in to %s', (pathname) => {
  const search = '?country=US&photo=kept';
  const address = signInAddress({ pathname, search });
  expect(nextPath(address.slice('/auth'.length))).toBe(pathname + search);
});
