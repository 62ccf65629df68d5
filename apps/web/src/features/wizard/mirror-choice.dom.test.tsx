import { fireEvent, render, screen } from '@testing-library/react';
import type { PlannedDocument } from '@vesika/contract';
import { describe, expect, it, vi } from 'vitest';
import { pageAt } from '../../testing/page-at.tsx';
import { MirrorChoice } from './mirror-choice.tsx';

const visa = { countryCode: 'US', documentType: 'visa', variant: 'standard' } as PlannedDocument;

function show({ value = false, isFrontCamera = false, looksMirrored = false } = {}) {
  const onChange = vi.fn();
  const { container } = render(
    <MirrorChoice
      address="/portrait.jpg"
      neverFlipped={[visa]}
      {...{ value, isFrontCamera, looksMirrored, onChange }}
    />,
    { wrapper: pageAt().wrapper },
  );
  return { onChange, container };
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

  it('is not asked about a picture that cannot be decoded', () => {
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
