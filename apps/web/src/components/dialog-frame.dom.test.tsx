import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DialogFrame } from './dialog-frame.tsx';

function Opened({ vanishes = false }: { vanishes?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main id="content" tabIndex={-1}>
      {!(vanishes && isOpen) && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      {isOpen && (
        <DialogFrame onOpenChange={setOpen} title="Title" about="About">
          Body
        </DialogFrame>
      )}
    </main>
  );
}

async function openAndClose() {
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('gives the focus back to what had it, although it has no trigger', async () => {
  render(<Opened />);
  await openAndClose();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

it('gives the focus to the page if what had it has gone', async () => {
  render(<Opened vanishes />);
  await openAndClose();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
