import { expect, it } from 'vitest';
import { handOver, takeOver } from './pending-upload.ts';

it('gives a file to the first who asks', () => {
  const file = new File(['a portrait'], 'portrait.jpg', { type: 'image/jpeg' });
  handOver(file);
  expect(takeOver()).toBe(file);
  expect(takeOver()).toBeNull();
});
