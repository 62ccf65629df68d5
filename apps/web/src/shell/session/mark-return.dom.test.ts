import { afterEach, describe, expect, it } from 'vitest';
import { forgetShownPhoto, rememberShownPhoto, shownPhotoKey } from './begun-photo.ts';
import { markReturn } from './mark-return.ts';

const { dataset, style } = document.documentElement;
const picture = 'data:image/jpeg;base64,/9j/4AAQ';

function openAt(address: string) {
  history.replaceState(null, '', address);
  markReturn({ shownPhotoKey });
  return { isMarked: 'returning' in dataset, picture: style.getPropertyValue('--returning-photo') };
}

afterEach(() => {
  delete dataset.returning;
  document.documentElement.removeAttribute('style');
  sessionStorage.clear();
});

describe('an address that names a photo', () => {
  it('shows the picture that this tab showed before it left to pay', () => {
    rememberShownPhoto({ photoId: 'p1', address: picture, ratio: 0.75 });
    expect(openAt('/create?photo=p1&purchase=done')).toEqual({
      isMarked: true,
      picture: `url("${picture}")`,
    });
    expect(style.getPropertyValue('--returning-ratio')).toBe('0.75');
  });

  it('shows an empty frame for a photo of another tab', () => {
    rememberShownPhoto({ photoId: 'p2', address: picture, ratio: 0.75 });
    expect(openAt('/create?photo=p1&purchase=done')).toEqual({ isMarked: true, picture: '' });
  });

  it('shows an empty frame once the photo is forgotten', () => {
    rememberShownPhoto({ photoId: 'p1', address: picture, ratio: 0.75 });
    forgetShownPhoto();
    expect(openAt('/create?photo=p1')).toEqual({ isMarked: true, picture: '' });
  });
});

it('leaves every other page as it is', () => {
  rememberShownPhoto({ photoId: 'p1', address: picture, ratio: 0.75 });
  expect(openAt('/create?country=DE')).toEqual({ isMarked: false, picture: '' });
});
