import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { soldPackage } from '../../buy/plans/package.fixture.ts';
import { ComparisonTable } from './comparison-table.tsx';

it('states every figure of every plan', () => {
  const packages = [
    soldPackage(['jpg'], { price: 1.99 }),
    { ...soldPackage(['jpg'], { price: 7.99 }), id: 'monthly', isRecurring: true, credits: 50 },
    { ...soldPackage(['jpg'], { price: 199 }), id: 'unlimited', credits: null },
  ];
  const Page = createRoutesStub([{ path: '/', Component: () => <ComparisonTable packages={packages} /> }]);
  const { container } = render(<Page initialEntries={['/']} />);
  const cells = [...container.querySelectorAll('tbody td')].slice(0, 5 * packages.length);
  expect(cells.filter(({ textContent }) => textContent === '')).toEqual([]);
  screen.getByText('50 photos a month');
  expect(screen.getAllByText('Unlimited photos')).toHaveLength(2);
});
