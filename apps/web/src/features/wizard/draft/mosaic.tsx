import { useEffect, useRef } from 'react';
import { heightPx, rgbIn, widthPx } from './mosaic-of.ts';

export function Mosaic({ of, className }: { of: string; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const pixels = context.createImageData(widthPx, heightPx);
    pixels.data.set(rgbIn(of).flatMap((rgb) => [...rgb, 255]));
    context.putImageData(pixels, 0, 0);
  }, [of]);
  return <canvas ref={canvas} width={widthPx} height={heightPx} className={className} />;
}
