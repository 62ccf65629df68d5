import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openModelCache } from '../../../packages/engine/src/models/cache.ts';
import { openSessions, type Sessions } from '../../../packages/engine/src/nets/sessions.ts';
import { type AlignedPortrait, alignedPortraits } from './aligned-portraits.ts';
import { type OpenPortrait, openPortraits } from './open-people.ts';

/** Everything here is made again where it is missing, and only there. */
export const fitFolder = join(process.env.FIT_FOLDER ?? join(tmpdir(), 'vesika-fit'), 'coverings');

/** The nets, loaded when first needed. */
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
