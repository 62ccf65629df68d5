import { fireEvent, render, screen } from '@testing-library/react';
import type { PlannedDocument } from '@vesika/contract';
import { describe, expect, it, vi } from 'vitest';
import { pageAt } from '../../testing/page-at.tsx';
import { MirrorChoice } from './mirror-choice.tsx';

const visa = { countryCode: 'US', documentType: 'visa', variant: 'standard' } as PlannedDocument;

function show(given: Given = {}) {
  const onChange = vi.fn();
  const choice = ({
    address = '/portrait.jpg',
    value = false,
    isFrontCamera = false,
    looksMirrored = false,
  }: Given) => (
    <MirrorChoice neverFlipped={[visa]} {...{ address, value, isFrontCamera, looksMirrored, onChange }} />
  );
  const { container, rerender } = render(choice(given), { wrapper: pageAt().wrapper });
  return { onChange, container, change: (next: Given) => rerender(choice(next)) };
}

/** A screen reader announces this before the question. */
const warning = () => screen.getAllByRole('status')[0]!.textContent;

interface Given {
  address?: string;
  value?: boolean;
  isFrontCamera?: boolean;
  looksMirrored?: boolean;
}

describe('the question whether a selfie is mirrored', () => {
  it('shows the picture both ways and flips nothing by itself', () => {
    const { onChange, container } = show({ isFrontCamera: true });
    const [asIs, flipped] = screen.getAllByRole<HTMLInputElement>('radio', { hidden: true });
    expect([asIs!.checked, flipped!.checked]).toEqual([true, false]);
    const classes = [...container.querySelectorAll('img')].map(({ className }) => className);
    expect(classes.map((each) => each.includes('-scale-x-100'))).toEqual([false, true]);
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(flipped!);
    expect(onChange).toHaveBeenCalledWith(true);
  });

  it('opens where writing reads backwards, and still turns nothing by itself', () => {
    const { onChange, container } = show({ looksMirrored: true });
    expect(container.querySelector('details')!.open).toBe(true);
    expect(screen.getByRole('status').textContent).toMatch(/reads backwards/);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      true,
      false,
    ]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('names the further documents that stay as they are once the picture is flipped', () => {
    show();
    expect(screen.queryByText(/not flipped/)).toBeNull();
    show({ value: true });
    expect(
      screen.getByText(/refuses edited photos, yours is not flipped: United States · Visa/),
    ).toBeDefined();
  });

  it('opens once for a photo, however often the photo is inspected', () => {
    const { container, change } = show({ looksMirrored: true });
    const details = container.querySelector('details')!;
    details.open = false;
    fireEvent(details, new Event('toggle'));
    change({ looksMirrored: false });
    expect(warning()).toMatch(/reads backwards/);
    change({ looksMirrored: true });
    expect(details.open).toBe(false);
    change({ address: '/another.jpg', looksMirrored: false });
    expect(warning()).toBe('');
    change({ address: '/another.jpg', looksMirrored: true });
    expect(details.open).toBe(true);
  });

  it('advises the picture as it is where flipping turned the writing backwards', () => {
    const { change } = show({ value: true, looksMirrored: true });
    expect(warning()).toMatch(/Choose “As it is”/);
    change({ value: false });
    expect(warning()).toBe('');
  });

  it('is no question for a picture that cannot be decoded', () => {
    const { container } = show();
    fireEvent.error(container.querySelector('img')!);
    expect(screen.queryAllByRole('radio', { hidden: true })).toEqual([]);
  });

  it('says that the file names a front camera only where it does', () => {
    show({ isFrontCamera: true });
    expect(screen.getByText(/comes from a front camera/)).toBeDefined();
    show();
    expect(screen.getAllByText(/front camera/)).toHaveLength(1);
  });
});
