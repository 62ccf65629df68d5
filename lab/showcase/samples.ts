import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoRequest } from '@vesika/engine';
import type { CheckId } from '@vesika/report';
import { findRequirement, type PhotoRequirement } from '@vesika/requirements';
import { dimmed, outOfFocus, withWallShadow } from './alter.ts';

const facesDir = join(import.meta.dirname, 'faces');

/** A sample of the public pages: the face, an alteration of the original, and the photo request. */
export interface Sample {
  name: string;
  original: () => Promise<Buffer>;
  request: PhotoRequest;
}

export interface RefusedSample extends Sample {
  /** The check that is drawn over the sample; `npm run showcase` fails unless it fails. */
  refusedBy: CheckId;
}

export const finishedSample: Sample & { countryCode: string } = {
  name: 'finished',
  countryCode: 'TR',
  original: async () => dimmed(await face('sweater')),
  request: {
    requirement: passportOf('TR'),
    background: 'replace',
    answers: { 'no-head-coverings': 'none', 'hair-over-eyes': 'free' },
  },
};

const british = passportOf('GB');

export const refusedSamples: readonly RefusedSample[] = [
  {
    name: 'wall',
    refusedBy: 'background-colour',
    original: () => face('curls'),
    request: { requirement: british, cropOnly: true },
  },
  {
    name: 'shadow',
    refusedBy: 'background-shadow',
    original: async () => withWallShadow(await face('sweater')),
    request: { requirement: british, cropOnly: true },
  },
  {
    name: 'turned',
    refusedBy: 'head-pose-yaw',
    original: () => face('jacket'),
    request: { requirement: british },
  },
  {
    name: 'blurred',
    refusedBy: 'sharpness',
    original: async () => outOfFocus(await face('landscape')),
    request: { requirement: british },
  },
];

function face(name: string): Promise<Buffer> {
  return readFile(join(facesDir, `${name}.jpg`));
}

function passportOf(countryCode: string): PhotoRequirement {
  return findRequirement({ countryCode, documentType: 'passport' })!.requirement;
}
