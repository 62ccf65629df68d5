import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

describe('readEnvironment', () => {
  it('has a default for every setting', () => {
    const environment = readEnvironment({});
    expect(environment).toMatchObject({ PORT: 3000, ENGINE_PROCESSES: 1, ORIGINALS_ANONYMOUS_HOURS: 24 });
    expect(isAbsolute(environment.DATA_DIR)).toBe(true);
  });

  it('takes an empty setting for an absent one', () => {
    expect(readEnvironment({ PORT: '', MATTING_MODEL: '' })).toMatchObject({ PORT: 3000 });
  });

  it('reduces PUBLIC_URL to its origin', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://photos.example/' }).PUBLIC_URL).toBe(
      'https://photos.example',
    );
  });

  it('names every unusable setting in one failure', () => {
    const read = () => readEnvironment({ PORT: 'eighty', ENGINE_PROCESSES: '0', PUBLIC_URL: 'ftp://x' });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/PORT[\s\S]*PUBLIC_URL[\s\S]*ENGINE_PROCESSES/);
  });

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])(
    'refuses half of the payments: %s alone',
    (name) => {
      expect(() => readEnvironment({ [name]: 'given' })).toThrow(/STRIPE_SECRET_KEY: set together/);
      const both = { STRIPE_SECRET_KEY: 'given', STRIPE_WEBHOOK_SECRET: 'given' };
      expect(readEnvironment(both)).toMatchObject(both);
    },
  );

  it.each(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT'])(
    'refuses a part of a bucket: %s alone',
    (name) => {
      const whole = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
      const given = name === 'S3_ENDPOINT' ? 'http://localhost:9000/' : 'pictures';
      expect(() => readEnvironment({ [name]: given })).toThrow(/S3_BUCKET: set together/);
      const S3_ENDPOINT = 'http://localhost:9000';
      expect(readEnvironment({ ...whole, S3_ENDPOINT: `${S3_ENDPOINT}/` })).toMatchObject({
        ...whole,
        S3_ENDPOINT,
      });
    },
  );

  it.each([
    ['false', false],
    ['0', false],
    ['1', 1],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('reads who is trusted to forward: %s', (text, trusted) => {
    expect(readEnvironment({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(trusted);
  });

  it.each(['true', 'nginx', '0.2', '10.0.0.0/64', '12'])('trusts nobody to forward by %s', (text) => {
    expect(() => readEnvironment({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY: the number of proxies/);
  });

  it('never repeats the value of a secret', () => {
    try {
      readEnvironment({ SIGNING_SECRET: 'too-short-secret' });
      expect.unreachable();
    } catch (error) {
      expect(String(error)).not.toContain('too-short-secret');
    }
  });
});
