import { type Engine, EngineError, type EngineOptions } from '@vesika/engine';
import type { EngineFailure, FromEngine, ToEngine } from './protocol.ts';

type Open = (options: EngineOptions) => Promise<Engine>;

/**
 * The engine's side of the protocol, in the child process: opens once, then makes one photo after the
 * other. Ends with the server: a lost channel ends the process.
 */
export function serveEngine(openEngine: Open): void {
  let engine: Engine | undefined;

  async function open(options: EngineOptions): Promise<FromEngine> {
    try {
      engine = await openEngine(options);
      return { kind: 'ready' };
    } catch (error) {
      return { kind: 'open-failed', failure: toFailure(error) };
    }
  }

  async function make({ source, request }: ToEngine & { kind: 'make' }): Promise<FromEngine> {
    try {
      if (!engine) throw new Error('asked for a photo before the engine was open');
      const onStep = (step: (FromEngine & { kind: 'step' })['step']) => say({ kind: 'step', step });
      return { kind: 'made', made: await engine.makePhoto(Buffer.from(source), request, onStep) };
    } catch (error) {
      return { kind: 'failed', failure: toFailure(error) };
    }
  }

  process.on('message', (message: ToEngine) => {
    const answer = message.kind === 'open' ? open(message.options) : make(message);
    void answer.then(say);
  });
  process.on('disconnect', () => process.exit());
}

function say(message: FromEngine): void {
  process.send?.(message);
}

function toFailure(error: unknown): EngineFailure {
  if (error instanceof EngineError) {
    const message = error.cause instanceof Error ? error.cause.message : error.message;
    return { code: error.code, facts: error.facts, message };
  }
  return { code: null, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
