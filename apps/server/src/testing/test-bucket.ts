import { randomBytes } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

interface TestBucket {
  /** Settings of a service that stores its files there. */
  settings: {
    S3_ENDPOINT: string;
    S3_REGION: string;
    S3_BUCKET: string;
    S3_ACCESS_KEY_ID: string;
    S3_SECRET_ACCESS_KEY: string;
  };
}

const { TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY_ID = '', TEST_S3_SECRET_ACCESS_KEY = '' } = process.env;

/** Whether an S3 server that checks signatures is available: `npm run test:services` starts one. */
export const hasTestBuckets = TEST_S3_ENDPOINT !== undefined;

/** A new bucket on the server named by TEST_S3_ENDPOINT. */
export async function openTestBucket(): Promise<TestBucket> {
  if (!TEST_S3_ENDPOINT) throw new Error('TEST_S3_ENDPOINT names no server');
  const settings = {
    S3_ENDPOINT: TEST_S3_ENDPOINT,
    S3_REGION: 'us-east-1',
    S3_BUCKET: `vesika-${Date.now()}-${randomBytes(4).toString('hex')}`,
    S3_ACCESS_KEY_ID: TEST_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: TEST_S3_SECRET_ACCESS_KEY,
  };
  const client = new AwsClient({
    accessKeyId: TEST_S3_ACCESS_KEY_ID,
    secretAccessKey: TEST_S3_SECRET_ACCESS_KEY,
    region: settings.S3_REGION,
    service: 's3',
  });
  const made = await client.fetch(`${TEST_S3_ENDPOINT}/${settings.S3_BUCKET}`, { method: 'PUT' });
  if (!made.ok) throw new Error(`no bucket for the test: ${made.status}`);
  return { settings };
}
