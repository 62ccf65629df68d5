import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFirstPress } from './use-first-press.ts';

const Menu = () => <p>The menu</p>;

function show(load: () => Promise<{ default: typeof Menu }>) {
  function Stub() {
    const { Opened, pressProps } = useFirstPress(load);
    return Opened ? <Opened /> : <button {...pressProps}>Open</button>;
  }
  render(<Stub />);
  return screen.getByRole('button');
}

it('loads when the pointer comes near and opens at the press', async () => {
  const load = vi.fn(async () => ({ default: Menu }));
  const button = show(load);
  fireEvent.pointerEnter(button);
  expect(load).toHaveBeenCalled();
  fireEvent.click(button);
  await screen.findByText('The menu');
});

it('shows that it was pressed while it loads', async () => {
  let arrive = () => {};
  const arrived = new Promise<{ default: typeof Menu }>((resolve) => {
    arrive = () => resolve({ default: Menu });
  });
  const button = show(() => arrived);
  fireEvent.click(button);
  await waitFor(() => expect(button.dataset.pressed).toBe(''));
  arrive();
  await screen.findByText('The menu');
});

it('stays a button when loading fails, and tries again at the next press', async () => {
  let isBroken = true;
  const button = show(async () => {
    if (isBroken) throw new Error('offline');
    return { default: Menu };
  });
  fireEvent.click(button);
  await waitFor(() => expect(button.dataset.pressed).toBeUndefined());
  isBroken = false;
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('The menu');
});
