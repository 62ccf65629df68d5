import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ProgressList } from './progress-list.tsx';

it('marks the lines before the running step as done', () => {
  render(<ProgressList step="matte" ahead={0} onStop={() => {}} />);
  const states = screen.getAllByRole('listitem').map(({ dataset }) => dataset.state);
  expect(states).toEqual(['done', 'done', 'running', 'waiting']);
});

it('moves the focus to its heading when it appears', () => {
  render(<ProgressList step="upload" ahead={0} onStop={() => {}} />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('announces the queue instead of the step while others are ahead', () => {
  const { rerender } = render(<ProgressList step="decode" ahead={2} onStop={() => {}} />);
  expect(screen.getByRole('status').textContent).toContain('2');
  rerender(<ProgressList step="decode" ahead={0} onStop={() => {}} />);
  expect(screen.getByRole('status').textContent).not.toContain('2');
});

it('stops when the button is pressed', () => {
  const onStop = vi.fn();
  render(<ProgressList step="matte" ahead={0} onStop={onStop} />);
  fireEvent.click(screen.getByRole('button'));
  expect(onStop).toHaveBeenCalledOnce();
});
