import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { soldPackage } from './package.fixture.ts';
import { PriceCards } from './price-cards.tsx';
import { VisitorCurrencyProvider } from './visitor-currency.tsx';

const packages = [
  soldPackage(['png'], { price: 1.99 }),
  {
    ...soldPackage(['png', 'print-pdf'], { price: 9 }),
    id: 'business',
    plan: 'business',
    credits: null,
  },
  soldPackage(['png'], { price: 49, currency: 'TRY' }),
];

async function open(sold = packages, contactForBusiness = true) {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ currency: 'EUR' }),
      HydrateFallback: () => null,
      Component: () => (
        <VisitorCurrencyProvider>
          <Outlet />
        </VisitorCurrencyProvider>
      ),
      children: [
        {
          id: 'routes/site/layout',
          index: true,
          loader: () => ({ packages: sold }),
          Component: () => <PriceCards ctaTo="/create" contactForBusiness={contactForBusiness} />,
        },
      ],
    },
  ]);
  render(<Page initialEntries={['/']} />);
  await screen.findAllByRole('heading', { level: 3 }, { timeout: 15_000 });
}

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('shows the packages of the visitor’s currency, and those of another one that is chosen', async () => {
  await open();
  expect(headings()).toEqual(['2 photos', 'Unlimited photos']);
  expect(document.body.textContent).toContain('€1.99');
  fireEvent.click(screen.getByRole('radio', { name: 'Turkish Lira' }));
  expect(headings()).toEqual(['2 photos']);
  expect(document.body.textContent).toContain('₺49');
  expect(document.body.textContent).not.toContain('€');
  expect(document.cookie).toContain('currency=TRY');
});

it('offers no choice of one currency', async () => {
  await open(packages.slice(0, 2));
  expect(screen.queryByRole('radio')).toBeNull();
});

it('sends large customers to the contact form unless the page sells to them', async () => {
  await open(packages.slice(0, 2));
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
    '/contact?topic=business',
  );
});

it('sells the largest package too where the page says so', async () => {
  await open(packages.slice(0, 2), false);
  expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/create',
    '/create',
  ]);
});
