import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';
import { worstOf } from './worst-of.ts';

/** On the scale of 1 to 100 that most programs save with. */
const qualityMin = 60;
const qualityFail = { source: 35, output: 45 } as const;
/** A smooth portrait saved once with quality 50, and with 30. */
const blockinessMax = 1.9;
const blockinessFail = 2.4;

/** The finished file, the original's file, and what the original's pixels show of earlier savings. */
export function compressionArtifacts({ natives }: Findings): Check {
  const base = { id: 'compression-artifacts', source } as const;
  return worstOf([
    judge({
      ...base,
      measure: 'fileQuality',
      value: natives.outputJpegQuality,
      limit: { min: qualityMin, max: null },
      failBeyond: { min: qualityFail.output },
      problems: { low: 'file-compressed' },
    }),
    judge({
      ...base,
      measure: 'sourceQuality',
      value: natives.jpegQuality,
      limit: { min: qualityMin, max: null },
      failBeyond: { min: qualityFail.source },
      problems: { low: 'source-compressed' },
    }),
    judge({
      ...base,
      measure: 'blocks',
      value: natives.blockiness,
      limit: { min: null, max: blockinessMax },
      failBeyond: { max: blockinessFail },
      problems: { high: 'source-compressed' },
    }),
  ]);
}

const source = standardLimit('ISO/IEC 29794-5, CompressionArtifacts');
