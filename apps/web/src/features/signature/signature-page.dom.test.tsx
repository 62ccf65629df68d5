import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Link } from 'react-router';
import { expect, it, vi } from 'vitest';
import { pageAt } from '../../testing/page-at.tsx';
import { SignaturePage } from './signature-page.tsx';

vi.mock('../../shell/routing/site-url.ts', () => ({ useSiteUrl: () => 'https://vesika.test' }));

const layouts = { name: 'Layout of the file' };

it('renders the same on the server with and without a photo in the query', () => {
  const [without, withPhoto] = ['/signature', '/signature?photo=p1'].map((address) => {
    const { wrapper: Page } = pageAt(address);
    return renderToString(
      <Page>
        <SignaturePage />
      </Page>,
    );
  });
  expect(withPhoto).toBe(without);
});

it('makes the signature alone after the photo has left the query', () => {
  render(
    <>
      <SignaturePage />
      <Link to="/signature">Footer</Link>
    </>,
    { wrapper: pageAt('/signature?photo=p1').wrapper },
  );
  expect(screen.getByRole('group', layouts)).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Footer' }));
  expect(screen.queryByRole('group', layouts)).toBeNull();
  expect(screen.getByRole('button', { name: 'Make the signature' })).toBeDefined();
});
