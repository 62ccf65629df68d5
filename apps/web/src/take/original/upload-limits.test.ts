import { uploadBytesMax as servedMax } from '@vesika/contract';
import { expect, it } from 'vitest';
import { acceptAttribute, rejectionOf, uploadBytesMax } from './upload-limits.ts';

const file = { name: 'portrait.jpg', type: 'image/jpeg', size: 1000 };

it('holds the limit of the service', () => {
  expect(uploadBytesMax).toBe(servedMax);
});

it.each([
  ['null', {}],
  ['null', { type: '', name: 'PORTRAIT.JPEG' }],
  ['null', { type: 'IMAGE/JPG' }],
  ['null', { type: '', name: 'WhatsApp Image.JFIF' }],
  ['null', { type: 'image/pjpeg' }],
  ['null', { type: 'image/x-png', name: 'portrait.png' }],
  ['null', { type: 'application/octet-stream' }],
  ['null', { type: '', name: '10432' }],
  ['type', { type: 'application/octet-stream', name: 'film.mov' }],
  ['size', { size: uploadBytesMax + 1 }],
  ['type', { type: 'application/pdf', name: 'form.pdf' }],
  ['heic', { type: 'image/heic', name: 'IMG_0001.HEIC' }],
  ['heic', { type: '', name: 'IMG_0001.heif' }],
])('tells "%s" of %o', (reason, change) => {
  expect(String(rejectionOf({ ...file, ...change }))).toBe(reason);
});

it('asks phones for pictures that every browser reads', () => {
  expect(acceptAttribute).toContain('image/jpeg');
  expect(acceptAttribute).not.toMatch(/hei[cf]|image\/\*/);
});
