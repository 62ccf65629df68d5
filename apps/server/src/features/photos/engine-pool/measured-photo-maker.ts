import type { Step } from '@vesika/report';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import type { PhotoWatch, PhotoWork } from './photo-maker.ts';

type EngineMetrics = Pick<Metrics, 'engineWorking' | 'engineSeconds' | 'engineStepSeconds'>;

export function measuredPhotoMaker(photoMaker: PhotoWork, metrics: EngineMetrics): PhotoWork {
  async function measure<T>(
    kind: string,
    watch: PhotoWatch = {},
    work: (watch: PhotoWatch) => Promise<T>,
  ): Promise<T> {
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
      const result = await work({ ...watch, onStep });
      end('done');
      return result;
    } catch (error) {
      end(error instanceof ServiceError ? error.code : 'internal');
      throw error;
    } finally {
      steps.end();
      metrics.engineWorking.dec();
    }
  }

  return {
    makePhoto: (request, watch) => measure('photo', watch, (seen) => photoMaker.makePhoto(request, seen)),
    inspectOriginal: (request, watch) =>
      measure('inspection', watch, (seen) => photoMaker.inspectOriginal(request, seen)),
    checkPhoto: (request, watch) => measure('check', watch, (seen) => photoMaker.checkPhoto(request, seen)),
    makeSheet: (request, watch) => measure('sheet', watch, (seen) => photoMaker.makeSheet(request, seen)),
    makeCertificate: (request, watch) =>
      measure('certificate', watch, (seen) => photoMaker.makeCertificate(request, seen)),
    makeSignature: (request, watch) =>
      measure('signature', watch, (seen) => photoMaker.makeSignature(request, seen)),
    makePage: (request, watch) => measure('page', watch, (seen) => photoMaker.makePage(request, seen)),
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
