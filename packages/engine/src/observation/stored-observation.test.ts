import { deserialize, serialize } from 'node:v8';
import { deflateSync, inflateSync } from 'node:zlib';
import { findRequirement } from '@vesika/requirements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPortrait } from '../../fixtures/drawn-portrait.ts';
import type { Engine, PhotoRequest } from '../engine.ts';
import { openEngine } from '../open-engine.ts';
import type { Observation } from './observation.ts';
import { packObservation, unpackObservation } from './stored-observation.ts';

const german: PhotoRequest = {
  requirement: findRequirement({ countryCode: 'DE', documentType: 'passport' })!.requirement,
  background: 'replace',
};
let engine: Engine;
let another: Engine;
let source: Buffer;
let observation: Observation;
let stored: Buffer;

beforeAll(async () => {
  engine = await openEngine();
  another = await openEngine();
  source = await drawnPortrait();
  observation = await engine.observe(source);
  stored = await engine.store(observation);
});
afterAll(() => Promise.all([engine.close(), another.close()]));

const photoFrom = async (by: Engine, observation: Observation, request = german) =>
  (await by.compose(source, observation, request)).files[0]!.bytes;

describe('a stored observation', () => {
  it('gives the same photo again, in another process too', async () => {
    const photo = await photoFrom(engine, observation);
    for (const by of [engine, another]) {
      const restored = await by.restore(source, stored);
      expect((await photoFrom(by, restored!)).equals(photo)).toBe(true);
    }
  });

  it('gives the same photo for a document that shows more than the head', async () => {
    const visa = {
      ...german,
      requirement: findRequirement({ countryCode: 'US', documentType: 'visa' })!.requirement,
    };
    const restored = await another.restore(source, stored);
    const photo = await photoFrom(engine, observation, visa);
    expect((await photoFrom(another, restored!, visa)).equals(photo)).toBe(true);
  });

  it('is much smaller than in memory', () => {
    const { patch, layers, matte } = observation;
    const held = [patch.raster.data, layers.foreground, layers.background, matte.alpha];
    expect(stored.length).toBeLessThan(held.reduce((sum, { length }) => sum + length, 0) / 4);
  });

  it('is rejected by another version, by other nets and when its bytes are damaged', async () => {
    const packed = await packObservation(observation, 'these nets');
    expect(await unpackObservation(packed, 'these nets')).not.toBeNull();
    expect(await unpackObservation(packed, 'other nets')).toBeNull();
    const content = deserialize(inflateSync(packed));
    const older = deflateSync(serialize({ ...content, version: content.version - 1 }));
    expect(await unpackObservation(older, 'these nets')).toBeNull();
    for (const damaged of [Buffer.alloc(0), Buffer.from('{}'), packed.subarray(0, packed.length / 2)]) {
      expect(await unpackObservation(damaged, 'these nets')).toBeNull();
    }
    const flipped = Buffer.from(packed);
    flipped[Math.floor(flipped.length / 2)]! ^= 0xff;
    expect(await unpackObservation(flipped, 'these nets')).toBeNull();
    const empty = deflateSync(serialize(null));
    expect(await unpackObservation(empty, 'these nets')).toBeNull();
  });
});
