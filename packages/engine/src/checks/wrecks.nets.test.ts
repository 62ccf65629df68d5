import type { CheckId } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { observedPortrait } from '../../fixtures/observed-portrait.ts';
import { openedSessions } from '../../fixtures/opened-nets.ts';
import { havePortraits, readPortrait } from '../../fixtures/shared-portraits.ts';
import { composePhoto } from '../compose-photo.ts';
import type { PhotoRequest } from '../engine.ts';

const { requirement } = findRequirement({ countryCode: 'GB', documentType: 'passport' })!;

async function checkOf(
  name: string,
  id: CheckId = 'person-complete',
  request?: Pick<PhotoRequest, 'background'>,
) {
  const path = `wrecks/${name}.jpg`;
  const sessions = await openedSessions();
  const observation = await observedPortrait(path, sessions);
  const { report } = await composePhoto(
    readPortrait(path),
    observation,
    { requirement, ...request },
    sessions,
  );
  return report.checks.find((check) => check.id === id)!;
}

describe.skipIf(!havePortraits)('pictures that no office accepts', () => {
  it.each([
    ['01-corrupt-scan-no-chin', 'person-complete.broken-off'],
    ['02-body-missing-grey', 'person-complete.broken-off'],
  ])('fails %s as %s', async (name, advice) => {
    expect(await checkOf(name)).toMatchObject({ verdict: 'fail', advice });
  });

  it('fails the cut-out of a white headscarf before a white wall, most of which it loses', async () => {
    const check = await checkOf('03-white-headscarf-white-wall', 'cut-out', { background: 'replace' });
    expect(check.verdict).toBe('fail');
  });

  it('fails a watermark across the face, and asks about a stamp at the neck', async () => {
    expect(await checkOf('06-preview-watermark', 'overlay')).toMatchObject({
      verdict: 'fail',
      advice: 'overlay.over-person',
    });
    expect(await checkOf('10-rubber-stamp', 'overlay')).toMatchObject({ verdict: 'undetermined' });
  });

  it('passes a complete person without writing', async () => {
    expect((await checkOf('12-dark-skin-even-studio-light')).verdict).toBe('pass');
    expect((await checkOf('12-dark-skin-even-studio-light', 'overlay')).verdict).toBe('pass');
  });
});
