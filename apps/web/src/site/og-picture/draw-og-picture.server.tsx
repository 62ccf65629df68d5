import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { OgPicture, type OgSubject } from './og-picture.server.tsx';

export function drawOgPicture(subject: OgSubject): Promise<Buffer> {
  return sharp(Buffer.from(renderToStaticMarkup(<OgPicture {...subject} />)))
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
