import { readFileSync } from 'node:fs';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** No label identifies a person or is unbounded. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    registers,
    name: 'vesika_build_info',
    help: 'The release of this process; always 1.',
    labelNames: ['version', 'node'],
  }).set({ version: release(), node: process.version }, 1);
  return {
    registry,
    databaseConnections: new Gauge({
      registers,
      name: 'vesika_database_connections',
      help: 'Connections of this process to the database, and requests that wait for one.',
      labelNames: ['state'],
    }),
    diskFreeBytes: new Gauge({
      registers,
      name: 'vesika_disk_free_bytes',
      help: 'Free space of the disk that holds DATA_DIR.',
    }),
    requestSeconds: new Histogram({
      registers,
      name: 'vesika_request_seconds',
      help: 'Answers by route: how long they took, and their status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    }),
    failures: new Counter({
      registers,
      name: 'vesika_failures_total',
      help: 'Requests that were refused or failed, by the code of the answer.',
      labelNames: ['route', 'code'],
    }),
    uploadBytes: new Counter({
      registers,
      name: 'vesika_upload_bytes_total',
      help: 'Bytes of uploads that were accepted, as they arrived.',
    }),
    queueLength: new Gauge({
      registers,
      name: 'vesika_queue_length',
      help: 'Photos and sheets of the whole installation that wait for an engine process: every process tells the same.',
    }),
    staleRequirements: new Gauge({
      registers,
      name: 'vesika_stale_requirements',
      help: 'Sources of authorities that are undated or were not checked for six months, and records whose rules ended.',
      labelNames: ['reason'],
    }),
    engineWorking: new Gauge({
      registers,
      name: 'vesika_engine_working',
      help: 'Engine processes of this process that are at work.',
    }),
    engineWaitSeconds: new Histogram({
      registers,
      name: 'vesika_engine_wait_seconds',
      help: 'How long the jobs that this process took had waited.',
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 30, 60],
    }),
    engineSeconds: new Histogram({
      registers,
      name: 'vesika_engine_seconds',
      help: 'How long the engine worked, waiting left out.',
      labelNames: ['kind', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 30],
    }),
    engineStepSeconds: new Histogram({
      registers,
      name: 'vesika_engine_step_seconds',
      help: 'The steps of a photo: finding and matting are the time of the nets.',
      labelNames: ['step'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
    }),
    photos: new Counter({
      registers,
      name: 'vesika_photos_total',
      help: 'Photos that were recorded: clean, or a preview and why.',
      labelNames: ['outcome'],
    }),
    checks: new Counter({
      registers,
      name: 'vesika_checks_total',
      help: 'Checks of recorded photos by their verdict.',
      labelNames: ['check', 'verdict'],
    }),
    credits: new Counter({
      registers,
      name: 'vesika_credits_total',
      help: 'Credits of the whole installation by what moved them, since this process began: every process tells the same.',
      labelNames: ['reason', 'direction'],
    }),
    storageSeconds: new Histogram({
      registers,
      name: 'vesika_storage_seconds',
      help: 'How long the storage took to put, get, copy and delete, and whether it did.',
      labelNames: ['call', 'outcome'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    }),
    mails: new Counter({
      registers,
      name: 'vesika_mails_total',
      help: 'Mails handed on, or not.',
      labelNames: ['outcome'],
    }),
    webhookDeliveries: new Counter({
      registers,
      name: 'vesika_webhook_deliveries_total',
      help: 'Tries to deliver an event to an address of a customer, by what came of them.',
      labelNames: ['outcome'],
    }),
  };
}

function release(): string {
  return JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).version;
}
