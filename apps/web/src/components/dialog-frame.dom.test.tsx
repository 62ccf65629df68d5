import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface OpenedProps {
  /** The opener changes in this way while the dialog is open. */
  opener?: 'stays' | 'vanishes' | 'is disabled';
  takesFocus?: boolean;
}

function Opened({ opener = 'stays', takesFocus = false }: OpenedProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const isUsed = isOpen !== undefined;
  return (
    <main id="content" tabIndex={-1}>
      {!(opener === 'vanishes' && isUsed) && (
        <button type="button" disabled={opener === 'is disabled' && isUsed} onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      {isOpen && (
        <DialogFrame onOpenChange={setOpen} title="Title" about="About">
          {takesFocus && <FocusedField />}
        </DialogFrame>
      )}
    </main>
  );
}

function FocusedField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} />;
}

const opener = () => screen.getByRole('button', { name: 'Open' });

async function openAndClose(role = 'dialog') {
  fireEvent.click(opener());
  const dialog = await screen.findByRole(role);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
}

it('gives the focus back to what had it, although it has no trigger', async () => {
  render(<Opened />);
  opener().focus();
  await openAndClose();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

it('gives the focus back if its content took it', async () => {
  render(<Opened takesFocus />);
  opener().focus();
  await openAndClose();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

it.each(['vanishes', 'is disabled'] as const)(
  'gives the focus to the page if what had it %s',
  async (becomes) => {
    render(<Opened opener={becomes} />);
    opener().focus();
    await openAndClose();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  },
);

it('gives the focus to its trigger, although the browser did not focus it when it was clicked', async () => {
  render(
    <main id="content" tabIndex={-1}>
      <ConfirmDialog
        trigger={<button type="button">Open</button>}
        title="Title"
        about="About"
        keep="Keep"
        confirm="Confirm"
        onConfirm={vi.fn()}
      />
    </main>,
  );
  await openAndClose('alertdialog');
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});
