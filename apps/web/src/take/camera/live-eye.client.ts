import { call } from '../../shell/api/call.ts';
import type { LiveAnswer, LiveLook, LiveOrder, LiveRule } from './live-protocol.ts';

export interface LiveEye {
  ready: Promise<void>;
  isReady(): boolean;
  look(picture: HTMLVideoElement | ImageBitmap, isStill: boolean): Promise<SeenLook>;
  close(): void;
}

export interface SeenLook extends Omit<LiveLook, 'target'> {
  target: { centreX: number; centreY: number; headHeight: number };
}

/** Faces are found in smaller frames too, but the positions of eyes and mouth would be guesses. */
const frameSidePx = 720;

export function openLiveEye(rule: LiveRule): LiveEye {
  const worker = new Worker(new URL('./live.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (look: LiveLook) => void; reject: (cause: Error) => void }>();
  let lastId = 0;
  const send = (order: LiveOrder, transfer: Transferable[] = []) => worker.postMessage(order, transfer);
  let fail: (cause: Error) => void = () => {};
  const ready = new Promise<void>((resolve, reject) => {
    fail = (cause) => {
      reject(cause);
      for (const { reject: refuse } of waiting.values()) refuse(cause);
      waiting.clear();
    };
    worker.onmessage = ({ data: answer }: MessageEvent<LiveAnswer>) => {
      if (answer.kind === 'ready') return resolve();
      if (answer.kind === 'failed') return fail(new Error(answer.reason));
      waiting.get(answer.id)?.resolve(answer.look);
      waiting.delete(answer.id);
    };
    worker.onerror = () => fail(new Error('worker'));
  });
  let isReady = false;
  ready.then(
    () => {
      isReady = true;
    },
    () => undefined,
  );
  call('listLiveModels').then(
    ({ models }) => send({ kind: 'open', ...rule, models }),
    (cause: Error) => fail(cause),
  );
  return {
    ready,
    isReady: () => isReady,
    look: async (picture, isStill) => {
      const { width, height } = sizeOf(picture);
      const stillPerPx = Math.max(1, Math.max(width, height) / frameSidePx);
      const frame = await createImageBitmap(picture, {
        resizeWidth: Math.round(width / stillPerPx),
        resizeHeight: Math.round(height / stillPerPx),
        resizeQuality: isStill ? 'high' : 'low',
      });
      const id = ++lastId;
      const { width: frameWidth, height: frameHeight } = frame;
      const look = await new Promise<LiveLook>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        send({ kind: 'look', id, frame, stillPerPx, isStill }, [frame]);
      });
      return { ...look, target: inShares(look.target, frameWidth, frameHeight) };
    },
    close: () => worker.terminate(),
  };
}

function sizeOf(picture: HTMLVideoElement | ImageBitmap): { width: number; height: number } {
  if (picture instanceof ImageBitmap) return picture;
  return { width: picture.videoWidth, height: picture.videoHeight };
}

function inShares({ centreX, centreY, headHeightPx }: LiveLook['target'], width: number, height: number) {
  return { centreX: centreX / width, centreY: centreY / height, headHeight: headHeightPx / height };
}
