/** Smaller pictures of finished photos, for the screen. */
export { renderPreview, renderThumbnail } from './render.ts';
