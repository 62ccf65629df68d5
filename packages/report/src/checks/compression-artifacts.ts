import { defineCheck } from '../define-check.ts';

/**
 * JPEG quality of the finished file and of the original, 1 to 100; steps across the seams of the 8 by 8 grid relative
 * to steps elsewhere.
 */
export const compressionArtifacts = defineCheck({
  group: 'quality',
  measures: { fileQuality: 'number', sourceQuality: 'number', blocks: 'ratio' },
  problems: ['file-compressed', 'source-compressed'],
});
