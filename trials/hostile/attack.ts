import { setTimeout as sleep } from 'node:timers/promises';
import { type MemoryPeak, watchMemory } from '../process-memory.ts';
import type { Answer } from './ask.ts';
import type { Family, HostileCase } from './hostile-case.ts';
import { faultIn } from './judge.ts';
import type { Victim } from './victim.ts';

export interface Outcome {
  family: string;
  what: string;
  answer: Answer;
  ms: number;
  memory: MemoryPeak;
  fault: string | undefined;
}

export interface Limits {
  serverMb: number;
  engineMb: number;
  /** Factor on all time limits. */
  patience: number;
}

const answerMsMax = 10_000;
const nothing: Answer = { status: 0, code: null, headers: {}, body: Buffer.alloc(0) };

/** Runs one case at a time, so that time and memory can be attributed to it. */
export async function* attack(
  victim: Victim,
  families: readonly Family[],
  limits: Limits,
): AsyncGenerator<Outcome> {
  const watch = watchMemory(victim.pid);
  try {
    for (const family of families) {
      const cases = await family.cases(victim);
      await watch.peak();
      for (const each of cases) {
        const begunMs = performance.now();
        const answer = await answerTo(each, victim, limits);
        const ms = performance.now() - begunMs;
        const memory = await watch.peak();
        const fault = faultIn(each, answer) ?? swelling(memory, limits);
        yield { family: family.name, what: each.what, answer, ms, memory, fault };
      }
    }
  } finally {
    watch.stop();
  }
}

async function answerTo(
  { send, withinMs = answerMsMax }: HostileCase,
  victim: Victim,
  { patience }: Limits,
): Promise<Answer> {
  const giveUp = new AbortController();
  const late = sleep(withinMs * patience, nothing, { signal: giveUp.signal }).catch(() => nothing);
  try {
    return await Promise.race([send(victim), late]);
  } catch {
    return nothing;
  } finally {
    giveUp.abort();
  }
}

function swelling({ serverMb, engineMb }: MemoryPeak, limits: Limits): string | undefined {
  if (serverMb > limits.serverMb) return `the server held ${serverMb.toFixed(0)} MB`;
  return engineMb > limits.engineMb ? `an engine held ${engineMb.toFixed(0)} MB` : undefined;
}
