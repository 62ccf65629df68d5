import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../env.ts';
import { openFilesStorage } from './files-storage.ts';
import { createBucketRequests } from './s3-requests.ts';
import { createBucketStorage } from './s3-storage.ts';
import type { SignedLinks } from './signed-links.ts';
import type { Storage } from './storage.ts';

type StorageSettings = Pick<
  Environment,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

interface OpenStorageParts {
  env: StorageSettings;
  links: SignedLinks;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

export async function openStorage({ env, links, log }: OpenStorageParts): Promise<Storage> {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey)
    return openFilesStorage(join(env.DATA_DIR, 'files'), links);
  const region = env.S3_REGION;
  const endpoint = env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  const ask = createBucketRequests({
    place: { endpoint, region, bucket, accessKeyId, secretAccessKey },
    log,
  });
  return createBucketStorage({ ask, bucket, links });
}
