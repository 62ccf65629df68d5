import type { FinishedFile, GalleryPhoto, ProcessedPhoto } from '@vesika/contract';
import { expect, it } from 'vitest';
import { asItStands } from './as-it-stands.ts';

const file = (format: FinishedFile['format'], link: string): FinishedFile => ({
  format,
  url: link,
  downloadUrl: link,
  fileName: `photo.${format}`,
  bytes: 1000,
});

const preview = {
  state: 'preview',
  paidBy: null,
  files: [],
  sheet: false,
  processedImageBase64: 'data:image/jpeg;base64,marked',
} as unknown as ProcessedPhoto;

const clean = {
  state: 'clean',
  paidBy: 'credit',
  files: [file('jpg', '/files/old')],
  sheet: false,
  processedImageBase64: 'data:image/jpeg;base64,clean',
} as unknown as ProcessedPhoto;

const unlocked = {
  state: 'clean',
  paidBy: 'revision',
  files: [file('jpg', '/files/new')],
  sheet: true,
  pictureUrl: '/files/clean.jpg',
} as unknown as GalleryPhoto;

it('is what was made, while the account has not been asked', () => {
  expect(asItStands(preview, undefined)).toEqual({
    state: 'preview',
    paidBy: null,
    files: [],
    sheet: false,
    pictureAddress: preview.processedImageBase64,
  });
});

it('is clean, in picture and files, once it was unlocked', () => {
  expect(asItStands(preview, unlocked)).toEqual({
    state: 'clean',
    paidBy: 'revision',
    files: unlocked.files,
    sheet: true,
    pictureAddress: '/files/clean.jpg',
  });
});

it('takes newer links and further files from the account, and keeps the picture on screen', () => {
  expect(asItStands(clean, { ...unlocked, paidBy: 'credit' })).toEqual({
    state: 'clean',
    paidBy: 'credit',
    files: unlocked.files,
    sheet: true,
    pictureAddress: clean.processedImageBase64,
  });
});
