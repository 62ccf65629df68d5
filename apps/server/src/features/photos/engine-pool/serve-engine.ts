import type { Engine, EngineError, EngineOptions, Observation, ObservationWish } from '@vesika/engine';
import type { PhotoCheck, Step } from '@vesika/report';
import { becomeUser } from './engine-user.ts';
import type {
  EngineFailure,
  EngineRequest,
  EngineRequests,
  EngineResults,
  FromEngine,
  Observed,
  PictureRequest,
  ToEngine,
} from './protocol.ts';

/** Work that needs no opened engine. */
type Tools = {
  [Kind in 'sheet' | 'certificate' | 'signature' | 'heic']: (
    request: EngineRequests[Kind],
  ) => Promise<EngineResults[Kind]>;
};

interface EngineParts extends Tools {
  openEngine: (options: EngineOptions) => Promise<Engine>;
}

export function serveEngine({ openEngine, ...tools }: EngineParts): void {
  let engine: Engine | undefined;

  async function open(options: EngineOptions, uid: number | undefined): Promise<FromEngine> {
    try {
      engine = await openEngine(options);
      becomeUser(uid);
      return { kind: 'ready' };
    } catch (error) {
      return { kind: 'open-failed', failure: toFailure(error) };
    }
  }

  async function work(request: EngineRequest): Promise<FromEngine> {
    try {
      return { kind: 'done', result: await resultOf(request) };
    } catch (error) {
      return { kind: 'failed', failure: toFailure(error) };
    }
  }

  async function resultOf(request: EngineRequest): Promise<EngineResults[EngineRequest['kind']]> {
    if (!engine) throw new Error('asked to work before the engine was open');
    const { compose, inspect } = engine;
    switch (request.kind) {
      case 'photo':
        return observed(engine, request, (seen) => compose(request.source, seen, request.request, sendStep));
      case 'inspection':
        return observed(engine, request, (seen) => inspect(request.source, seen, request.request));
      case 'check':
        return check(engine, request);
      default:
        return tools[request.kind](request as never);
    }
  }

  let requestId: string | undefined;
  process.on('uncaughtExceptionMonitor', () => console.error(`during request ${requestId}`));
  process.on('message', (message: ToEngine) => {
    if (message.kind === 'work') requestId = message.requestId;
    const answer = message.kind === 'open' ? open(message.options, message.uid) : work(message.request);
    void answer.then(send);
  });
  process.on('disconnect', () => process.exit());
}

async function observed<T>(
  engine: Engine,
  { source, observation: stored, request }: PictureRequest,
  work: (observation: Observation) => Promise<T>,
): Promise<Observed<T>> {
  const restored = stored && (await engine.restore(source, stored));
  if (restored && satisfies(restored, request)) return { result: await work(restored), observation: null };
  const { face = restored?.face.chosenAt, mirror } = request;
  const observation = await engine.observe(source, sendStep, { face, mirror });
  const [result, packed] = await Promise.all([work(observation), engine.store(observation)]);
  return { result, observation: packed };
}

/** A request that chooses no face keeps the choice of an earlier one. */
function satisfies(observation: Observation, { face, mirror = false }: ObservationWish): boolean {
  if (observation.mirror !== mirror) return false;
  if (!face) return true;
  const { chosenAt } = observation.face;
  return chosenAt?.x === face.x && chosenAt.y === face.y;
}

async function check(engine: Engine, check: EngineRequests['check']): Promise<Observed<PhotoCheck>> {
  const { source, request, meaning: stated, fileBytes } = check;
  const { meaning, sign } = stated
    ? { meaning: stated, sign: 'told' as const }
    : await engine.meaningOf(source, request.requirement);
  if (meaning === 'original') {
    const { result: original, observation } = await observed(engine, check, (seen) =>
      engine.inspect(source, seen, request),
    );
    return { result: { meaning, sign, original }, observation };
  }
  const finished = fileBytes === null ? request : { ...request, fileBytes };
  const report = await engine.checkPhoto(source, finished, sendStep);
  return { result: { meaning, sign, report }, observation: null };
}

function sendStep(step: Step): void {
  send({ kind: 'step', step });
}

function send(message: FromEngine): void {
  process.send?.(message);
}

function toFailure(error: unknown): EngineFailure {
  if (isEngineError(error)) {
    const message = error.cause instanceof Error ? error.cause.message : error.message;
    return { code: error.code, facts: error.facts, message };
  }
  return { code: null, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** Checked by name, so that this file imports no engine; tests provide their own. */
function isEngineError(error: unknown): error is EngineError {
  return error instanceof Error && error.name === 'EngineError';
}
