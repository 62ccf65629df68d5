import type { CheckId, OriginalReport } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnPortrait } from '../fixtures/drawn-portrait.ts';
import { openedEngine } from '../fixtures/opened-nets.ts';
import { havePortraits, readPortrait } from '../fixtures/shared-portraits.ts';
import type { Engine, PhotoRequest } from './engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openedEngine();
});

const german: PhotoRequest = {
  requirement: findRequirement({ countryCode: 'DE', documentType: 'passport' })!.requirement,
};

async function inspect(source: Buffer, request: PhotoRequest): Promise<OriginalReport> {
  return engine.inspect(source, await engine.observe(source), request);
}

function remedyOf({ findings }: OriginalReport, id: CheckId) {
  return findings.find((finding) => finding.id === id)?.remedy;
}

/** Paint that no rule accepts. */
const navy = '#1f3a57';

describe('inspectOriginal', () => {
  it('says that making the photo fixes a tilted head and a wrong background', async () => {
    const report = await inspect(await drawnPortrait({ rollDeg: 9, background: navy }), german);
    expect(remedyOf(report, 'head-pose-roll')).toBe('fix');
    expect(remedyOf(report, 'background-colour')).toBe('fix');
    expect(remedyOf(report, 'head-height')).toBe('none');
    expect(report.findings.filter(({ remedy }) => remedy === 'retake')).toEqual([]);
  });

  it('omits checks of the finished file', async () => {
    const { findings } = await inspect(await drawnPortrait(), german);
    const ids = findings.map(({ id }) => id);
    for (const id of ['picture-size', 'density', 'file-size', 'file-format']) expect(ids).not.toContain(id);
  });

  it('asks for another background if the picture may only be cropped', async () => {
    const report = await inspect(await drawnPortrait({ background: navy }), { ...german, cropOnly: true });
    expect(remedyOf(report, 'background-colour')).toBe('retake');
  });

  it('rejects a picture without a face', async () => {
    const wall = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#aaaaaa' } })
      .jpeg()
      .toBuffer();
    await expect(inspect(wall, german)).rejects.toMatchObject({ code: 'face-missing' });
  });

  it.skipIf(!havePortraits)('asks for a retake of a smiling person', async () => {
    const report = await inspect(readPortrait('expression_pose/london_107_smile.jpg'), german);
    expect(['retake', 'ask']).toContain(remedyOf(report, 'expression-neutrality'));
  });

  it.skipIf(!havePortraits)('asks for no retake of a good portrait of dark skin', async () => {
    const report = await inspect(readPortrait('good_single/london_025_neutral.jpg'), german);
    expect(report.findings.filter(({ remedy }) => remedy === 'retake')).toEqual([]);
  });
});
