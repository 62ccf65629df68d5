import type { Step } from '@vesika/report';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import type { PhotoWork } from './photo-maker.ts';

type EngineMetrics = Pick<Metrics, 'engineWorking' | 'engineSeconds' | 'engineStepSeconds'>;

export function measuredPhotoMaker(photoMaker: PhotoWork, metrics: EngineMetrics): PhotoWork {
  return {
    async work(request, watch = {}) {
      const { kind } = request;
      const steps = watchSteps(metrics);
      const begun = performance.now();
      const end = (outcome: string) =>
        metrics.engineSeconds.observe({ kind, outcome }, (performance.now() - begun) / 1000);
      const onStep = (step: Step) => {
        steps.begin(step);
        watch.onStep?.(step);
      };
      metrics.engineWorking.inc();
      try {
        const result = await photoMaker.work(request, { ...watch, onStep });
        end('done');
        return result;
      } catch (error) {
        end(error instanceof ServiceError ? error.code : 'internal');
        throw error;
      } finally {
        steps.end();
        metrics.engineWorking.dec();
      }
    },
  };
}

function watchSteps({ engineStepSeconds }: EngineMetrics) {
  let current: { step: Step; since: number } | undefined;
  const end = () => {
    if (current)
      engineStepSeconds.observe({ step: current.step }, (performance.now() - current.since) / 1000);
    current = undefined;
  };
  return {
    begin(step: Step): void {
      end();
      current = { step, since: performance.now() };
    },
    end,
  };
}
