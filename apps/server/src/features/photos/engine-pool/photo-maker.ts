import type { Step } from '@vesika/report';
import type { EngineRequest, EngineResults } from './protocol.ts';

export interface PhotoMaker extends PhotoWork {
  isReady(): boolean;
  readyPlaces(): number;
  readonly places: number;
  close(): Promise<void>;
}

export interface PhotoWork {
  work<R extends EngineRequest>(request: R, watch?: PhotoWatch): Promise<EngineResults[R['kind']]>;
}

export interface PhotoWatch {
  onStep?: (step: Step) => void;
  requestId?: string | undefined;
}
