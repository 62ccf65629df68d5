import { defineCheck } from '../define-check.ts';

/** JPEG quality of the finished file and of the original, 1 to 100; steps at the seams of the 8 by 8 grid over others. */
export const compressionArtifacts = defineCheck({
  group: 'quality',
  measures: { fileQuality: 'number', sourceQuality: 'number', blocks: 'ratio' },
  problems: ['file-compressed', 'source-compressed'],
});
