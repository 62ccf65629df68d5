import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTyping } from './keep-typing.ts';

const page = document.documentElement;

function Form() {
  const [values, setValues] = useState({ name: '', words: '', colour: '' });
  const set = (changed: Partial<typeof values>) => setValues({ ...values, ...changed });
  return (
    <form>
      <input aria-label="Name" value={values.name} onChange={({ target }) => set({ name: target.value })} />
      <textarea
        aria-label="Words"
        value={values.words}
        onChange={({ target }) => set({ words: target.value })}
      />
      <select
        aria-label="Colour"
        value={values.colour}
        onChange={({ target }) => set({ colour: target.value })}
      >
        <option value="">None</option>
        <option value="blue">Blue</option>
      </select>
      <output>{Object.values(values).join(', ')}</output>
    </form>
  );
}

beforeEach(() => {
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  keepTyping();
});
afterEach(() => {
  delete page.dataset.awake;
  document.body.innerHTML = '';
});

function type(name: string, value: string) {
  const field = screen.getByLabelText<HTMLInputElement>(name);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

async function hydrate() {
  await act(async () => {
    hydrateRoot(document.body.firstElementChild!, <Form />);
  });
  await act(async () => {
    page.dataset.awake = '';
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(', , '));
  });
}

it('repeats everything that was typed and chosen before the page could answer', async () => {
  type('Name', 'Ada');
  type('Words', 'A hat');
  type('Colour', 'blue');
  await hydrate();
  expect(screen.getByRole('status').textContent).toBe('Ada, A hat, blue');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada');
});

it('leaves what is typed later to the page', async () => {
  type('Name', 'Ada');
  await hydrate();
  await act(async () => {
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'Ada L');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(screen.getByRole('status').textContent).toBe('Ada L, , ');
});
