interface ReturnSettings {
  shownPhotoKey: string;
}

/**
 * Marks the document with the photo that its address names, so that a person who returns from paying sees the photo
 * instead of an empty wizard: `data-returning`, and the picture that this tab showed before it left. A self-contained function, as
 * `earlyScript` puts its source into the page.
 */
export function markReturn({ shownPhotoKey }: ReturnSettings): void {
  const photoId = new URLSearchParams(location.search).get('photo');
  if (photoId === null) return;
  const { dataset, style } = document.documentElement;
  dataset.returning = '';
  try {
    const shown = JSON.parse(sessionStorage.getItem(shownPhotoKey) ?? 'null');
    if (shown?.photoId !== photoId) return;
    style.setProperty('--returning-photo', `url("${shown.address}")`);
    style.setProperty('--returning-ratio', String(shown.ratio));
  } catch {
    // Storage may be closed to the page; then the frame stays empty until the photo is loaded.
  }
}
