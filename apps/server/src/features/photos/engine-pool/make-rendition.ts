import { renderPreview, renderThumbnail } from '@vesika/engine/rendition';
import type { RenditionOrder } from './protocol.ts';

export function makeRendition({ photo, kind }: RenditionOrder): Promise<Buffer> {
  return kind === 'preview' ? renderPreview(photo) : renderThumbnail(photo);
}
