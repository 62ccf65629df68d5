import {
  createLiveLooker,
  type LiveLooker,
  type LiveModel,
  type LoadedNet,
  liveNets,
  liveRules,
} from '@vesika/engine/live';
import wasmAddress from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { LiveAnswer, LiveOrder } from './live-protocol.ts';

env.wasm.wasmPaths = { wasm: wasmAddress };
// Threads cost more than they gain for nets this small.
env.wasm.numThreads = 1;

let looker: LiveLooker | undefined;

self.onmessage = async ({ data: order }: MessageEvent<LiveOrder>) => {
  try {
    if (order.kind === 'open') await open(order);
    else await look(order);
  } catch (error) {
    answer({ kind: 'failed', reason: error instanceof Error ? error.name : 'unknown' });
  }
};

function answer(message: LiveAnswer): void {
  self.postMessage(message);
}

type Order<Kind extends LiveOrder['kind']> = Extract<LiveOrder, { kind: Kind }>;

/** Hints start before the last net is loaded, which finds small, distant faces. */
async function open({ requirement, child, models }: Order<'open'>): Promise<void> {
  const loading = new Map(models.map(({ model, address }) => [model, load(address)]));
  const far = loading.get(farDetector)!;
  let isFarReady = false;
  const needed = [...loading].filter(([model]) => model !== farDetector);
  far.then(
    () => {
      isFarReady = true;
    },
    () => undefined,
  );
  const loaded = Object.fromEntries(
    await Promise.all(needed.map(async ([model, net]) => [model, await net])),
  ) as Record<LiveModel, LoadedNet>;
  loaded[farDetector] = { run: async (input, dims) => (await far).run(input, dims) };
  looker = createLiveLooker(liveNets(loaded), liveRules(requirement, child), () => isFarReady);
  answer({ kind: 'ready' });
}

const farDetector: LiveModel = 'face-detection-full-range';

async function load(address: string): Promise<LoadedNet> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  const session = await InferenceSession.create(new Uint8Array(await response.arrayBuffer()), {
    executionProviders: ['wasm'],
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
  });
  return {
    run: async (input, dims) => {
      const answers = await session.run({ input: new Tensor('float32', input, dims) });
      return Object.fromEntries(Object.entries(answers).map(([name, { data }]) => [name, data]));
    },
  };
}

async function look({ id, frame, stillPerPx, isStill }: Order<'look'>): Promise<void> {
  const picture = rasterOf(frame);
  if (!looker) throw new Error('asked before it was open');
  const found = await (isStill ? looker.lookOnce(picture, stillPerPx) : looker.look(picture, stillPerPx));
  answer({ kind: 'look', id, look: found });
}

const canvas = new OffscreenCanvas(1, 1);
const pen = canvas.getContext('2d', { willReadFrequently: true });

function rasterOf(frame: ImageBitmap) {
  const { width: widthPx, height: heightPx } = frame;
  if (!pen) throw new Error('no canvas');
  if (canvas.width !== widthPx || canvas.height !== heightPx) {
    canvas.width = widthPx;
    canvas.height = heightPx;
  }
  pen.drawImage(frame, 0, 0);
  frame.close();
  const { data: rgba } = pen.getImageData(0, 0, widthPx, heightPx);
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    data[to] = rgba[from]!;
    data[to + 1] = rgba[from + 1]!;
    data[to + 2] = rgba[from + 2]!;
  }
  return { data, widthPx, heightPx };
}
