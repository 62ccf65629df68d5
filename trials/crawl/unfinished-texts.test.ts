import { describe, expect, it } from 'vitest';
import { beginningsOfKeys, unfinishedTexts } from './unfinished-texts.ts';

const beginnings = await beginningsOfKeys();

describe('unfinishedTexts', () => {
  it.each([
    'meta.home.title',
    'countries:page.visa.title',
    'Size: requirements.millimetres',
    'for {{count}} days',
  ])('finds "%s"', (text) => {
    expect(unfinishedTexts([text], beginnings)).toEqual([text]);
  });

  it.each([
    'Ready in 30 s.',
    'photo.jpg',
    'ayse@header.example.com',
    'a thin frame.A photo',
    'e.g. the header.',
  ])('passes "%s"', (text) => {
    expect(unfinishedTexts([text], beginnings)).toEqual([]);
  });
});
