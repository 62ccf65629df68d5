import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process of the service that tests can stop and kill. */
export interface ServiceProcess {
  readonly url: string;
  readonly pid: number;
  readonly hasEnded: boolean;
  /** Output so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves to the exit code; null if a signal ended it. */
  ended: Promise<number | null>;
}

/** With the fake engine and without pages, or complete. */
const entries = {
  told: fileURLToPath(new URL('service-process-entry.ts', import.meta.url)),
  real: fileURLToPath(new URL('../main.ts', import.meta.url)),
};
export type EngineKind = keyof typeof entries;

/** Resolves once it answers. */
export async function startServiceProcess(
  variables: NodeJS.ProcessEnv,
  engine: EngineKind = 'told',
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, ['--import', '@oxc-node/core/register', entries[engine]], {
    env: { ...process.env, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const url = await Promise.race([
    listening(child, () => output),
    ended.then(() => Promise.reject(new Error(`the service did not start:\n${output}`))),
  ]);
  return {
    url,
    pid: child.pid!,
    get hasEnded() {
      return child.exitCode !== null || child.signalCode !== null;
    },
    output: () => output,
    signal: (name) => void child.kill(name),
    ended,
  };
}

async function listening(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const found = /^Vesika: (http:\S+)$/m.exec(output());
    if (found) return found[1]!.replace('localhost', '127.0.0.1');
    await once(child.stderr!, 'data');
  }
}
