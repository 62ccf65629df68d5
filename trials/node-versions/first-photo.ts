/** Starts the service in the Node that runs this file, requests a page and makes a photo; see `../node-versions.ts`. */
import { photoOver } from '../../lab/bench/service.ts';
import { drawnPortrait } from '../../packages/engine/fixtures/drawn-portrait.ts';
import { openServiceUnderLoad } from '../load/service-under-load.ts';

const service = await openServiceUnderLoad();
await service.get('/');
await photoOver(service.url, await drawnPortrait({ widthPx: 1080, heightPx: 1350 }));
await service.close();
process.exit(0);
