import { describe, expect, it } from 'vitest';
import { emptyForm, entered, type FormValues } from './form-values.ts';

const form = (values: Partial<FormValues>): FormValues => ({ ...emptyForm, size: ['35', '45'], ...values });

describe('entered', () => {
  it('reads decimal commas and inches', () => {
    expect(entered(form({ size: ['1,5', '2.25'], unit: 'inch' })).document).toMatchObject({
      widthMm: 38.1,
      heightMm: 57.15,
    });
  });

  it('takes pixels alone as a size', () => {
    expect(entered(form({ unit: 'px', size: ['600', '600'], dpi: '300' })).document).toMatchObject({
      widthMm: 50.8,
      pixels: { widthPx: 600, heightPx: 600 },
    });
  });

  it('needs a size, and both values of a pair', () => {
    expect(entered(emptyForm).faults).toEqual(['size']);
    expect(entered(form({ head: ['32', ''], size: ['35', ''] })).faults).toEqual(['size', 'headHeight']);
  });

  it('takes a file size that is bounded on one side', () => {
    expect(entered(form({ kb: ['', '200'] })).document).toMatchObject({ minKb: null, maxKb: 200 });
  });

  it.each([
    ['words', { size: ['wide', '45'] as const }, 'size'],
    ['a head that is higher than the photo', { head: ['50', '60'] as const }, 'headHeight'],
    ['bounds of the file in the wrong order', { kb: ['200', '100'] as const }, 'fileSize'],
    ['a density no printer has', { dpi: '9999' }, 'minDpi'],
  ])('names the field with %s', (_what, values, field) => {
    expect(entered(form(values)).faults).toContain(field);
  });
});
