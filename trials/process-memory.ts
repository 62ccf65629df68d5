import { residentMemoryMb } from '../apps/server/src/features/photos/engine-pool/resident-memory.ts';
import { engineChildrenOf } from './engine-children.ts';

export interface MemoryPeak {
  serverMb: number;
  engineMb: number;
}

interface MemoryWatch {
  /** Peak since the previous call, and the current memory. */
  peak(): Promise<MemoryPeak>;
  stop(): void;
}

const lookMs = 50;

/** Samples the memory of the server and its engine processes. */
export function watchMemory(pid: number): MemoryWatch {
  let peak: MemoryPeak = { serverMb: 0, engineMb: 0 };
  async function look(): Promise<void> {
    const [serverMb = 0, ...engines] = await Promise.all(
      [pid, ...(await engineChildrenOf(pid))].map((each) => residentMemoryMb(each)),
    );
    const engineMb = Math.max(0, ...engines.map((each) => each ?? 0));
    peak = { serverMb: Math.max(peak.serverMb, serverMb), engineMb: Math.max(peak.engineMb, engineMb) };
  }
  const timer = setInterval(() => void look(), lookMs);
  return {
    peak: async () => {
      await look();
      const seen = peak;
      peak = { serverMb: 0, engineMb: 0 };
      return seen;
    },
    stop: () => clearInterval(timer),
  };
}
