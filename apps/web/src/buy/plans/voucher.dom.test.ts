import { expect, it } from 'vitest';
import { keepVoucher, storedVoucher, voucherFor } from './voucher.ts';

it('keeps a voucher for the prices that it lowers', () => {
  keepVoucher({ code: 'SPRING', priceIds: ['single'] });
  expect(voucherFor('single')).toBe('SPRING');
  expect(voucherFor('family')).toBeUndefined();
});

it('keeps none if storage holds something else', () => {
  sessionStorage.setItem('vesika-voucher', '{broken');
  expect(storedVoucher()).toBeNull();
});
