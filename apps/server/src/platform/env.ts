import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .default('false')
  .transform((text) => text === 'true' || text === '1');
const count = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const text = z.string().min(1).optional();

/** "true" would trust the leftmost address, which the client controls. */
const trustedProxies = z
  .string()
  .default('false')
  .transform((text, context): false | number | string[] => {
    if (text === 'false' || text === '0') return false;
    if (/^[1-9]$/.test(text)) return Number(text);
    const addresses = text.split(',').map((part) => part.trim());
    if (addresses.every(isAddressOrNetwork)) return addresses;
    const message =
      'the number of proxies in front (1 to 9), or their addresses or networks, separated by commas';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

function isAddressOrNetwork(text: string): boolean {
  // A bare number would be parsed as an IPv4 address.
  return text.includes('/')
    ? ipaddr.isValidCIDR(text)
    : ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text);
}

const settings = z.object({
  /** `web` serves people, `worker` makes photos; any number of each may share a database and a storage. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PORT: count(3000, 0, 65535),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  /** Port for Prometheus, which the internet must not reach; unset disables metrics. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Number of proxies in front, or their addresses; only these may set X-Forwarded-For. */
  TRUST_PROXY: trustedProxies,
  SIGNING_SECRET: z.string().min(32).optional(),
  /** Seals backups; the signing secret does if it is unset, which also lies in the backup if it is a file. */
  BACKUP_KEY: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),

  /** Any Postgres; if unset, the embedded server runs in the data folder. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address that begins with postgresql://')
    .optional(),
  /** Delay between SIGTERM and closing, during which /readyz fails so that a load balancer stops sending requests. */
  SHUTDOWN_DELAY_SECONDS: count(0, 0, 300),
  /**
   * Parent of the database's folder; DATA_DIR by default, or /var/lib/vesika if the database's user cannot enter that.
   */
  DATABASE_DIR: text,
  DATABASE_CONNECTIONS: count(10, 1, 1000),

  /** Bucket for pictures and its credentials; if unset, they are stored in the data folder. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),

  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'an address that begins with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Vesika <no-reply@localhost>'),
  CONTACT_EMAIL: z.email().optional(),
  OPERATOR_NAME: text,
  OPERATOR_ADDRESS: text,
  OPERATOR_VAT_ID: text,
  VAT_PERCENT: z.coerce.number().min(0).max(99).optional(),
  CONTACT_PER_ADDRESS: count(5, 1, 1_000_000),
  AUTH_CONFIRM_EMAIL: flag,
  AUTH_SIGNUP_DISABLED: flag,
  AUTH_OTP_DISABLED: flag,
  AUTH_ACCESS_TOKEN_SECONDS: count(3600, 1, 86_400),
  AUTH_ATTEMPTS_PER_ADDRESS: count(60, 1, 1_000_000),
  AUTH_MAILS_PER_ADDRESS: count(30, 1, 1_000_000),

  /** The figures of customers, photos and studios on the landing page are the operator's own and true. */
  MARKETING_FIGURES_CONFIRMED: flag,

  TRANSLATION_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),

  /** Short host and public key with which HM Passport Office fetches photos by code; after registering with it. */
  PHOTO_CODE_HOST: z
    .string()
    .regex(/^[a-z0-9-]{1,6}\.[a-z]{2,3}$/, 'a host such as photo.co')
    .optional(),
  PHOTO_CODE_KEY_FILE: text,

  /** If both are unset, payments run in test mode and charge nobody. */
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_ADDRESS: z.url({ protocol: /^https?$/ }).optional(),

  MATTING_MODEL: text,
  MODEL_CACHE_DIR: text,
  ENGINE_PROCESSES: count(1, 1, 64),
  ENGINE_THREADS: count(Math.min(2, availableParallelism()), 1, 64),
  ENGINE_MEMORY_MB: count(1500, 300, 64_000),
  /** When running as root, the user an engine process switches to before it opens a picture; 0 keeps root. */
  ENGINE_UID: count(65_533, 0, 4_294_967_294),
  ENGINE_QUEUE: count(16, 0, 10_000),
  ENGINE_QUEUE_PER_ADDRESS: count(4, 1, 10_000),
  PHOTO_TIMEOUT_MS: count(30_000, 1000, 600_000),

  ORIGINALS_ANONYMOUS_HOURS: count(24, 1, 8760),
  ORIGINALS_DAYS: count(30, 1, 3650),
  /** The lifetime of an anonymous session, after which nobody can reach its photos. */
  FINISHED_ANONYMOUS_DAYS: count(30, 1, 3650),

  /** Days after which the buyer of a photo is asked whether it was accepted; 0 asks nobody. */
  OUTCOME_DAYS: count(28, 0, 180),

  /** Free previews per account or anonymous session and day, counted by document; adjustments are free. */
  PREVIEWS_PER_DAY: count(10, 0, 1_000_000),
  PREVIEWS_PER_ADDRESS: count(50, 0, 1_000_000),
  /** Previews of one original per day, over all adjustments and documents. */
  PREVIEWS_PER_ORIGINAL: count(40, 0, 1_000_000),

  UPLOADS: count(64, 1, 100_000),
  UPLOADS_PER_ADDRESS: count(6, 1, 100_000),
  /** Time in which an upload must arrive, and the longest pause within it. */
  UPLOAD_SECONDS: count(60, 1, 3600),
  UPLOAD_SILENCE_SECONDS: count(10, 1, 3600),
  /** Uploads per address and day. */
  UPLOAD_MB_PER_ADDRESS: count(1000, 1, 1_000_000),
  BULK_FILES: count(500, 1, 10_000),
  BULK_MB: count(1000, 1, 100_000),
  BULK_UPLOAD_SECONDS: count(1800, 1, 7200),
  BULK_MB_PER_ACCOUNT: count(5000, 1, 1_000_000),
  /** Uploads are refused below this, because the database needs space too. */
  DISK_MB_MIN: count(200, 0, 10_000_000),

  RATE_LIMIT_PER_SESSION: count(20, 1, 1_000_000),
  RATE_LIMIT_PER_ADDRESS: count(60, 1, 1_000_000),
  /** Allow webhooks over http and into private networks, for trials or if all accounts are the operator's. */
  WEBHOOKS_TO_ANYWHERE: flag,
  API_RATE_LIMIT_PER_KEY: count(120, 1, 1_000_000),
  API_ONLY: flag,
});

export const environmentSchema = settings
  .refine(hasStripeWhole, {
    // A shop with only one of the keys would give photos away.
    path: ['STRIPE_SECRET_KEY'],
    message: 'set together with STRIPE_WEBHOOK_SECRET, or not at all',
  })
  .refine((given) => (given.PHOTO_CODE_HOST === undefined) === (given.PHOTO_CODE_KEY_FILE === undefined), {
    path: ['PHOTO_CODE_HOST'],
    message: 'set together with PHOTO_CODE_KEY_FILE, or not at all',
  })
  .refine(hasBucketWhole, {
    // Pictures must not end up on a container's temporary disk.
    path: ['S3_BUCKET'],
    message: 'set together with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none of the S3 settings',
  });

function hasStripeWhole(given: z.output<typeof settings>): boolean {
  return (given.STRIPE_SECRET_KEY === undefined) === (given.STRIPE_WEBHOOK_SECRET === undefined);
}

function hasBucketWhole(given: z.output<typeof settings>): boolean {
  const needed = [given.S3_BUCKET, given.S3_ACCESS_KEY_ID, given.S3_SECRET_ACCESS_KEY];
  const isNone = needed.every((each) => each === undefined) && given.S3_ENDPOINT === undefined;
  return isNone || needed.every((each) => each !== undefined);
}

export type Environment = Readonly<z.output<typeof environmentSchema>>;

export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const parsed = environmentSchema.safeParse(withoutEmpty(variables));
  if (!parsed.success) throw new EnvironmentError(parsed.error);
  const environment = parsed.data;
  return {
    ...environment,
    DATA_DIR: resolve(environment.DATA_DIR),
    DATABASE_DIR: environment.DATABASE_DIR && resolve(environment.DATABASE_DIR),
    PHOTO_CODE_KEY_FILE: environment.PHOTO_CODE_KEY_FILE && resolve(environment.PHOTO_CODE_KEY_FILE),
    MATTING_MODEL: environment.MATTING_MODEL && resolve(environment.MATTING_MODEL),
    MODEL_CACHE_DIR: environment.MODEL_CACHE_DIR && resolve(environment.MODEL_CACHE_DIR),
  };
}

export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(error: z.ZodError) {
    const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    super(['These settings are not usable:', ...lines].join('\n'));
  }
}

/** `PORT= npm start` means the default. */
function withoutEmpty(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
