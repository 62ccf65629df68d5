import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { EngineKind } from '../../apps/server/src/testing/service-process.ts';
import { drawnPortrait } from '../../packages/engine/fixtures/drawn-portrait.ts';

/** Returns a different original each time, because the same original is paid for only once. */
export type Originals = () => Promise<string | Buffer>;

export async function originalsFor(engine: EngineKind): Promise<Originals> {
  if (engine === 'told') return async () => `slow ${Math.floor(Math.random() * 300)} ${randomUUID()}`;
  const portrait = await drawnPortrait({ widthPx: 600, heightPx: 800 });
  return () => {
    const [r, g, b] = [0, 1, 2].map(() => Math.floor(Math.random() * 256));
    const dot = { create: { width: 8, height: 8, channels: 3, background: { r, g, b } } } as const;
    return sharp(portrait)
      .composite([{ input: dot, left: 0, top: 0 }])
      .jpeg({ quality: 90 })
      .toBuffer();
  };
}
