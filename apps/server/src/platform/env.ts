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

/** Each with the description that `npm run settings` writes to docs/settings.md. */
export const settings = z.object({
  ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe(
      '`web` answers requests, `worker` makes photos, `all` does both. Several processes must share ' +
        '`DATABASE_URL`, the storage and `SIGNING_SECRET`: [032](decisions/032-jobs-and-roles.md)',
    ),
  PORT: count(3000, 0, 65535).describe('port of the server'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address the server listens on'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe('folder of uploads, results, signing secret and database'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('port where Prometheus reads `/metrics`; keep it closed to the internet'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('address of that port'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      'public address of the service. If it is https, readers whose proxy says `X-Forwarded-Proto: http` ' +
        'are sent there. Without it, links in pages are relative, robots.txt names no sitemap, and mails ' +
        'link to http://localhost:PORT',
    ),
  TRUST_PROXY: trustedProxies.describe(
    'number of proxies in front of the server (1 to 9), or their addresses: [security.md](security.md)',
  ),
  SIGNING_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'a secret of at least 32 characters for links and sessions; without it, one is made in DATA_DIR',
    ),
  BACKUP_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'a secret of at least 32 characters that seals backups, kept away from them; without it the signing ' +
        'secret does: [034](decisions/034-backup-in-one-file.md)',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('least severity that is logged'),

  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address that begins with postgresql://')
    .optional()
    .describe('any Postgres server, `postgresql://user:password@host/name`; without it, a built-in one runs'),
  SHUTDOWN_DELAY_SECONDS: count(0, 0, 300).describe(
    'time after SIGTERM in which the server still answers while `/readyz` fails, so that a load ' +
      'balancer stops sending requests',
  ),
  DATABASE_DIR: text.describe(
    'parent of the built-in database’s folder; without it DATA_DIR, or /var/lib/vesika if the ' +
      'database’s user (uid 65534 if the server runs as root) cannot enter that',
  ),
  DATABASE_CONNECTIONS: count(10, 1, 1000).describe('connections to the database for each process'),

  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional()
    .describe('a private bucket for pictures; without it they are stored in DATA_DIR/files'),
  S3_ACCESS_KEY_ID: text.describe('key of the bucket; set with `S3_BUCKET`'),
  S3_SECRET_ACCESS_KEY: text.describe('secret of that key'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe('an S3 server other than Amazon’s, addressed as `https://host/bucket/key`'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('region of the bucket'),

  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'an address that begins with smtp:// or smtps://')
    .optional()
    .describe(
      '`smtps://user:password@host`; without it, mails are written to DATA_DIR/outbox and shown at an ' +
        'address that the start prints and that only this machine can reach',
    ),
  MAIL_FROM: z.string().min(3).default('Vesika <no-reply@localhost>').describe('sender of mails'),
  CONTACT_EMAIL: z
    .email()
    .optional()
    .describe(
      'recipient of the contact form; if set, the legal pages show it. Without it, MAIL_FROM receives',
    ),
  OPERATOR_NAME: text.describe(
    'the operator named in the privacy policy, the terms and invoices; set it with OPERATOR_ADDRESS ' +
      'before you open the service to others',
  ),
  OPERATOR_ADDRESS: text.describe('address of the operator in the same places'),
  OPERATOR_VAT_ID: text.describe('your tax number, for invoices'),
  VAT_PERCENT: z.coerce
    .number()
    .min(0)
    .max(99)
    .optional()
    .describe('tax rate included in your prices, for invoices: `20`'),
  CONTACT_PER_ADDRESS: count(5, 1, 1_000_000).describe('messages of the contact form per address and hour'),
  AUTH_CONFIRM_EMAIL: flag.describe('users must confirm their email address before the first sign-in'),
  AUTH_SIGNUP_DISABLED: flag.describe('nobody can make an account'),
  AUTH_OTP_DISABLED: flag.describe('no link or code is mailed to sign in with'),
  AUTH_ACCESS_TOKEN_SECONDS: count(3600, 1, 86_400).describe('lifetime of an access token'),
  AUTH_ATTEMPTS_PER_ADDRESS: count(60, 1, 1_000_000).describe(
    'attempts to sign in, or with an invalid API key, per address and five minutes',
  ),
  AUTH_MAILS_PER_ADDRESS: count(30, 1, 1_000_000).describe(
    'mails about accounts that an address can cause per hour',
  ),

  MARKETING_FIGURES_CONFIRMED: flag.describe(
    'the figures of customers, photos and studios on the landing page are your own and true',
  ),

  TRANSLATION_SERVICE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('address of a document translation service, linked in the footer'),

  STRIPE_SECRET_KEY: text.describe(
    'payments through Stripe; without it, a test page replaces the checkout and nobody is charged',
  ),
  STRIPE_WEBHOOK_SECRET: text.describe('secret of Stripe’s events; set with `STRIPE_SECRET_KEY`'),
  STRIPE_API_ADDRESS: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an address to send the requests to Stripe to instead, for tests'),

  MATTING: z
    .enum(['fine', 'permissive'])
    .default('fine')
    .describe(
      '`permissive` cuts people out without IS-Net, RVM and the refiner, whose training data are for research only; ' +
        'hair is cut out more coarsely, and `MATTING_MODEL` is not read',
    ),
  MATTING_MODEL: text.describe(
    'another matting net than the built-in one, an ONNX file with a description beside it: ' +
      '[matting-model.md](matting-model.md)',
  ),
  MODEL_CACHE_DIR: text.describe(
    'folder of the server’s converted models; without it ~/.cache/vesika/models (the command line uses ' +
      '`XDG_CACHE_HOME`)',
  ),
  ENGINE_PROCESSES: count(1, 1, 64).describe('photos made at the same time'),
  ENGINE_THREADS: count(Math.min(2, availableParallelism()), 1, 64).describe(
    'threads of the matting net; by default 2, or 1 on a single core',
  ),
  ENGINE_MEMORY_MB: count(1500, 300, 64_000).describe('memory above which an engine process is replaced'),
  ENGINE_UID: count(65_533, 0, 4_294_967_294).describe(
    'if the server runs as root, the user that an engine process becomes before it opens a picture; 0 ' +
      'keeps root',
  ),
  ENGINE_QUEUE: count(16, 0, 10_000).describe('photos that may wait to be made'),
  ENGINE_QUEUE_PER_ADDRESS: count(4, 1, 10_000).describe('photos of one address that may wait'),
  PHOTO_TIMEOUT_MS: count(30_000, 1000, 600_000).describe(
    'time in which a photo must be made; twice that for the first of an engine process',
  ),

  ORIGINALS_ANONYMOUS_HOURS: count(24, 1, 8760).describe(
    'hours after which a visitor’s originals are deleted',
  ),
  ORIGINALS_DAYS: count(30, 1, 3650).describe('days after which an account’s originals are deleted'),
  FINISHED_ANONYMOUS_DAYS: count(30, 1, 3650).describe(
    'lifetime of a visitor’s session, after which nobody can reach its photos',
  ),

  OUTCOME_DAYS: count(28, 0, 180).describe(
    'days after which the buyer of a photo is asked by mail whether it was accepted; 0 asks nobody',
  ),

  PREVIEWS_PER_DAY: count(10, 0, 1_000_000).describe(
    'watermarked previews per account or visitor and day, counted by document; adjusting one is free',
  ),
  PREVIEWS_PER_ADDRESS: count(50, 0, 1_000_000).describe('watermarked previews per address and day'),
  PREVIEWS_PER_ORIGINAL: count(40, 0, 1_000_000).describe(
    'previews of one original per day, over all adjustments and documents',
  ),

  UPLOADS: count(64, 1, 100_000).describe('uploads received at the same time'),
  UPLOADS_PER_ADDRESS: count(6, 1, 100_000).describe('uploads of one address received at the same time'),
  UPLOAD_SECONDS: count(60, 1, 3600).describe('time in which an upload must arrive'),
  UPLOAD_SILENCE_SECONDS: count(10, 1, 3600).describe('longest pause within an upload'),
  UPLOAD_MB_PER_ADDRESS: count(1000, 1, 1_000_000).describe('megabytes uploaded per address and day'),
  BULK_FILES: count(500, 1, 10_000).describe('largest batch, in photos'),
  BULK_MB: count(1000, 1, 100_000).describe('largest batch, in megabytes'),
  BULK_UPLOAD_SECONDS: count(1800, 1, 7200).describe('time in which files for a batch must arrive'),
  BULK_MB_PER_ACCOUNT: count(5000, 1, 1_000_000).describe(
    'megabytes that an account may send for batches per day',
  ),
  DISK_MB_MIN: count(200, 0, 10_000_000).describe(
    'free megabytes below which uploads are refused, because the database needs space too',
  ),

  RATE_LIMIT_PER_SESSION: count(20, 1, 1_000_000).describe(
    'requests of a limited operation per session and minute, and requests of all test keys of an ' +
      'account',
  ),
  RATE_LIMIT_PER_ADDRESS: count(60, 1, 1_000_000).describe(
    'requests of a limited operation per address and minute',
  ),
  WEBHOOKS_TO_ANYWHERE: flag.describe(
    'allow webhooks over http and into private networks, for trials or if all accounts are your own',
  ),
  API_RATE_LIMIT_PER_KEY: count(120, 1, 1_000_000).describe('requests per API key and minute'),
  API_ONLY: flag.describe('serve no pages'),
});

export const environmentSchema = settings
  .refine(hasStripeWhole, {
    // A shop with only one of the keys would give photos away.
    path: ['STRIPE_SECRET_KEY'],
    message: 'set together with STRIPE_WEBHOOK_SECRET, or not at all',
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
