import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openModelCache } from '../../../packages/engine/src/models/cache.ts';
import { openSessions, type Sessions } from '../../../packages/engine/src/nets/sessions.ts';
import { type AlignedPortrait, alignedPortraits } from './aligned-portraits.ts';
import { type OpenPortrait, openPortraits } from './open-people.ts';

/** Cache folder. A file is created only if it is missing, so delete the folder to recompute everything. */
export const fitFolder = join(process.env.FIT_FOLDER ?? join(tmpdir(), 'vesika-fit'), 'coverings');

/** Loads the nets on first use. */
export function lazySessions(): { sessions: () => Promise<Sessions>; close: () => Promise<void> } {
  let opened: Promise<Sessions> | undefined;
  return {
    sessions: () => {
      opened ??= openModelCache().then((modelPaths) => openSessions({ modelPaths }));
      return opened;
    },
    close: async () => (await opened)?.close(),
  };
}

export async function alignedHalf(
  half: OpenPortrait['half'],
  sessions: () => Promise<Sessions>,
): Promise<AlignedPortrait[]> {
  const aligned: AlignedPortrait[] = [];
  for (const portrait of openPortraits().filter((one) => one.half === half)) {
    aligned.push(...(await alignedPortraits(portrait, sessions, join(fitFolder, 'aligned'))));
  }
  return aligned;
}
