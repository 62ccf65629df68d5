import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const parts = ['account', 'container', 'object', 'proxy'] as const;
export const bucketUser = { id: 'test:tester', secret: 'testing' };

export async function hasSwift(): Promise<boolean> {
  const found = parts.map((part) => access(`/usr/bin/swift-${part}-server`));
  return Promise.all([...found, access('/etc/swift/swift.conf')]).then(
    () => true,
    () => false,
  );
}

/**
 * Starts OpenStack Swift with its S3 API, one process per part; it verifies signatures, including content hash and age.
 */
export async function startSwift(folder: string, portOfProxy: number) {
  const configs = join(folder, 'swift');
  const devices = join(folder, 'devices');
  await mkdir(configs);
  await mkdir(join(devices, 'd1'), { recursive: true });
  const user = (await run('id', ['-un'])).stdout.trim();
  const common = { configs, devices, user };
  for (const [n, part] of parts.entries()) {
    const port = part === 'proxy' ? portOfProxy : portOfProxy + 1 + n;
    if (part !== 'proxy') await buildRing(configs, part, port);
    await writeFile(join(configs, `${part}.conf`), configOf(part, port, common));
  }
  const started: ChildProcess[] = [];
  for (const part of parts) {
    const log = await open(join(folder, `swift-${part}.log`), 'a');
    const args = [join(configs, `${part}.conf`), '-v'];
    started.push(spawn(`/usr/bin/swift-${part}-server`, args, { stdio: ['ignore', log.fd, log.fd] }));
    await log.close();
  }
  const endpoint = `http://127.0.0.1:${portOfProxy}`;
  await untilAnswering(endpoint, async () => {
    const log = await readFile(join(folder, 'swift-proxy.log'), 'utf8');
    return log.slice(-500);
  });
  return {
    endpoint,
    stop: async () => {
      const ended = started.map((child) => (child.exitCode === null ? once(child, 'exit') : undefined));
      for (const child of started) child.kill();
      await Promise.all(ended);
    },
  };
}

async function buildRing(configs: string, part: string, port: number): Promise<void> {
  const builder = join(configs, `${part}.builder`);
  const build = (...args: string[]) => run('/usr/bin/swift-ring-builder', [builder, ...args]);
  await build('create', '4', '1', '1');
  await build('add', `r1z1-127.0.0.1:${port}/d1`, '1');
  // Exit code 1 is a warning about the single device.
  await build('rebalance').catch((error) => {
    if (error.code !== 1) throw error;
  });
}

interface Common {
  configs: string;
  devices: string;
  user: string;
}

function configOf(part: (typeof parts)[number], port: number, { configs, devices, user }: Common): string {
  const head = `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${configs}
devices = ${devices}
mount_check = false
log_address = /nonexistent
`;
  if (part !== 'proxy')
    return `${head}
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`;
  const filters = ['catch_errors', 'listing_formats', 'bulk', 'copy', 'slo', 'dlo'];
  return `${head}
[pipeline:main]
pipeline = catch_errors cache listing_formats bulk s3api tempauth copy slo dlo proxy-server
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${bucketUser.secret} .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
allow_multipart_uploads = false
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`;
}

async function untilAnswering(endpoint: string, lastWords: () => Promise<string>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answered = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(200);
  }
  throw new Error(`Swift does not answer:\n${await lastWords()}`);
}
