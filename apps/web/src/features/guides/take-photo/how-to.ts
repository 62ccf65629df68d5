import type { TFunction } from 'i18next';
import { guidePaths } from '../article/guides.ts';
import { type StepName, stepNames } from './steps.ts';

export function howTo(
  t: TFunction<'guides'>,
  texts: Record<StepName, string[]>,
  address: (path: string) => string,
): object {
  return {
    '@type': 'HowTo',
    name: t('take.title'),
    description: t('take.description'),
    supply: (['wall', 'window'] as const).map((name) => ({
      '@type': 'HowToSupply',
      name: t(`take.need.${name}`),
    })),
    tool: (['camera', 'helper'] as const).map((name) => ({
      '@type': 'HowToTool',
      name: t(`take.need.${name}`),
    })),
    step: stepNames.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: t(`take.${step}.title`),
      text: texts[step].join(' '),
      url: `${address(guidePaths.take)}#${step}`,
    })),
  };
}
