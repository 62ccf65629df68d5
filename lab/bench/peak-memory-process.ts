import { readFileSync } from 'node:fs';
import { openEngine } from '@vesika/engine';
import { findRequirement } from '@vesika/requirements';

const photos = 10;

process.once('message', async (portrait: Uint8Array) => {
  const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;
  const engine = await openEngine({ threads: 2 });
  for (let i = 0; i < photos; i++) await engine.makePhoto(Buffer.from(portrait), { requirement });
  const status = readFileSync('/proc/self/status', 'utf8');
  process.send!(Number(/VmHWM:\s+(\d+)/.exec(status)![1]) / 1024);
});
