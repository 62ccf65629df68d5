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

/** "true" would believe the leftmost address, which is the client's own word. */
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
  // "2" is an address of IPv4 to some; nobody means that.
  return text.includes('/')
    ? ipaddr.isValidCIDR(text)
    : ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text);
}

/** Every setting of the server; docs/settings.md shows the ones that most operators need. */
const settings = z.object({
  /** `web` serves people, `worker` makes photos; any number of either on one database and one storage. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PORT: count(3000, 0, 65535),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Pictures, finished photos, secrets. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** Where Prometheus reads metrics, on a port of its own that the internet must not reach; without it nowhere. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Origin under which the service is reached from outside; makes links absolute and cookies secure. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** How many proxies stand in front, or their addresses: X-Forwarded-For is believed of these alone. */
  TRUST_PROXY: trustedProxies,
  /** Signs links and cookies; made on the first start when absent. */
  SIGNING_SECRET: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),

  /** Any Postgres; without it a server of our own runs in the data folder. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address that begins with postgresql://')
    .optional(),
  /** After SIGTERM: how long requests are still answered while /readyz says no, so that a balancer can look away. */
  SHUTDOWN_DELAY_SECONDS: count(0, 0, 300),
  /** Parent of the database's own folder; DATA_DIR, or under /var/lib/vesika where its user cannot enter that. */
  DATABASE_DIR: text,
  DATABASE_CONNECTIONS: count(10, 1, 1000),

  /** A bucket for pictures and photos, and who may enter it; without it they lie in the data folder. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  /** Any server that speaks S3; without it Amazon's of the region. */
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),

  /** `smtps://user:password@host`; without it, mails are laid into `outbox` in the data folder. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'an address that begins with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Vesika <no-reply@localhost>'),
  /** Who reads what visitors write, shown to them; the sender of mails reads it where it is absent. */
  CONTACT_EMAIL: z.email().optional(),
  /** Who runs the service, as privacy policy and terms name him; they say 'the operator' where it is absent. */
  OPERATOR_NAME: text,
  /** On one line, as it would be dictated. */
  OPERATOR_ADDRESS: text,
  /** On invoices, both: the number the operator is taxed under, and the share of the prices that is tax. */
  OPERATOR_VAT_ID: text,
  VAT_PERCENT: z.coerce.number().min(0).max(99).optional(),
  /** Messages that one address can write in an hour. */
  CONTACT_PER_ADDRESS: count(5, 1, 1_000_000),
  /** People must open the link of a mail before they can sign in. */
  AUTH_CONFIRM_EMAIL: flag,
  AUTH_SIGNUP_DISABLED: flag,
  AUTH_OTP_DISABLED: flag,
  AUTH_ACCESS_TOKEN_SECONDS: count(3600, 1, 86_400),
  /** Failed guesses, sign-ups and codes of one address in five minutes. */
  AUTH_ATTEMPTS_PER_ADDRESS: count(60, 1, 1_000_000),
  /** Mails that one address can have sent in an hour. */
  AUTH_MAILS_PER_ADDRESS: count(30, 1, 1_000_000),

  /** The sister service that translates documents; without it the footer does not mention one. */
  TRANSLATION_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),

  /** Both, or payments are in test mode: a page of our own, and nobody is charged. */
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  /** Where Stripe's API is reached, when not at its own address. */
  STRIPE_API_ADDRESS: z.url({ protocol: /^https?$/ }).optional(),

  MATTING_MODEL: text,
  MODEL_CACHE_DIR: text,
  ENGINE_PROCESSES: count(1, 1, 64),
  ENGINE_THREADS: count(Math.min(2, availableParallelism()), 1, 64),
  /** Resident memory above which a process is ended with its photo. */
  ENGINE_MEMORY_MB: count(1500, 300, 64_000),
  /** As root: whom an engine process becomes before it opens a picture; 0 leaves it root. */
  ENGINE_UID: count(65_533, 0, 4_294_967_294),
  /** Photos that may wait for a process; further ones are answered `busy`. */
  ENGINE_QUEUE: count(16, 0, 10_000),
  /** Places in that queue for one address; a caller has one. */
  ENGINE_QUEUE_PER_ADDRESS: count(4, 1, 10_000),
  PHOTO_TIMEOUT_MS: count(30_000, 1000, 600_000),

  ORIGINALS_ANONYMOUS_HOURS: count(24, 1, 8760),
  ORIGINALS_DAYS: count(30, 1, 3650),
  /** As long as an anonymous session lives: afterwards nobody can reach its photos. */
  FINISHED_ANONYMOUS_DAYS: count(30, 1, 3650),

  /** Documents an account, or a session without one, can have a picture with watermark of in a day; adjusting is free. */
  PREVIEWS_PER_DAY: count(10, 0, 1_000_000),
  /** The same of an address, of everybody there who never had a package. */
  PREVIEWS_PER_ADDRESS: count(50, 0, 1_000_000),
  /** How often one original can be looked at in a day, with other adjustments or for other documents. */
  PREVIEWS_PER_ORIGINAL: count(40, 0, 1_000_000),

  /** Uploads under way at once, of all and of one address; further ones are answered `busy`. */
  UPLOADS: count(64, 1, 100_000),
  UPLOADS_PER_ADDRESS: count(6, 1, 100_000),
  /** Seconds in which a form must have arrived, and without anything arriving. */
  UPLOAD_SECONDS: count(60, 1, 3600),
  UPLOAD_SILENCE_SECONDS: count(10, 1, 3600),
  /** What one address can upload in a day. */
  UPLOAD_MB_PER_ADDRESS: count(1000, 1, 1_000_000),
  /** Pictures in one batch, and megabytes of them; also of one upload to it. */
  BULK_FILES: count(500, 1, 10_000),
  BULK_MB: count(1000, 1, 100_000),
  /** Seconds in which an upload to a batch must have arrived: a ZIP is large. */
  BULK_UPLOAD_SECONDS: count(1800, 1, 7200),
  /** What one account can upload to batches in a day. */
  BULK_MB_PER_ACCOUNT: count(5000, 1, 1_000_000),
  /** Below this, nothing is taken in any more: the database needs room too. */
  DISK_MB_MIN: count(200, 0, 10_000_000),

  /** Requests for one operation in a minute; an account is counted like a session. */
  RATE_LIMIT_PER_SESSION: count(20, 1, 1_000_000),
  RATE_LIMIT_PER_ADDRESS: count(60, 1, 1_000_000),
  /** Webhooks may go by http and into private networks: to try them out, or where every account is your own. */
  WEBHOOKS_TO_ANYWHERE: flag,
  /** Requests of one API key in a minute. */
  API_RATE_LIMIT_PER_KEY: count(120, 1, 1_000_000),
  /** Photos can be made without the pages: for use as an API alone. */
  API_ONLY: flag,
});

export const environmentSchema = settings
  .refine(hasStripeWhole, {
    // A shop whose second key was forgotten must not sell for nothing.
    path: ['STRIPE_SECRET_KEY'],
    message: 'set together with STRIPE_WEBHOOK_SECRET, or not at all',
  })
  .refine(hasBucketWhole, {
    // Faces must not lie on a disk that is thrown away with its container.
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

/** Parsed once at start. Throws EnvironmentError with one line per mistake. */
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

/** `PORT= npm start` means the default, not the empty text. */
function withoutEmpty(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
